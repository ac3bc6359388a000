/** What all lists of records here have in common. */
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { List, SearchInput, type ListProps } from 'react-admin';
import { SavedViews } from './views/saved-views.tsx';

// react-admin would else show a list's rows as whole records until those have come, and a row has neither all fields nor
// the tag that a write needs.
const rowsOnly = { meta: { rows: true } };

type RecordListProps = ListProps & {
  /** Whether what is narrowed can be saved as a view. */
  views?: boolean;
  /** The table. */
  children: ReactNode;
  /** What stands for the table where there is no room for one. */
  narrow?: ReactNode;
};

/** A list of records: as a table, or what stands for it on a phone. */
export function RecordList({ children, narrow, views = false, ...props }: RecordListProps) {
  const isNarrow = useMediaQuery('(max-width: 720px)');
  return (
    <List perPage={25} exporter={false} queryOptions={rowsOnly} empty={false} {...props}>
      <>
        {views && <SavedViews />}
        {isNarrow && narrow ? narrow : children}
      </>
    </List>
  );
}

/** Props of a list on another record's page: it does not change that page's address and title. */
export const withinPage = { disableSyncWithLocation: true, title: ' ' };

/** The filter that most lists have: a search text. */
export const searchFilter = <SearchInput key="q" source="q" alwaysOn />;
