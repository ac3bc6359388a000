/** What all lists of records here have in common. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { FilterButton, List, Pagination, SearchInput, useListContext, type ListProps } from 'react-admin';
import { NoneYet, useNoneYet } from './lists/none-yet.tsx';
import { SavedViews } from './views/saved-views.tsx';
import { listFailure } from './failures/read-failed.tsx';

// react-admin would else show a list's rows as whole records until those have come, and a row has neither all fields nor
// the tag that a write needs.
const rowsOnly = { meta: { rows: true }, onError: listFailure.onError };

type RecordListProps = ListProps & {
  /** Whether what is narrowed can be saved as a view. */
  views?: boolean;
  /** The table. */
  children: ReactNode;
  /** Shown instead of the table where there is no room for one. */
  narrow?: ReactNode;
};

/** A list of records: as a table, or what replaces it on a phone. */
export function RecordList({ children, narrow, views = false, filters, actions, queryOptions, ...props }: RecordListProps) {
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const shown = isNarrow ? firstOnly(filters) : filters;
  const none = useNoneYet(props.resource);
  const more = shown !== filters && actions === false ? <FilterButton disableSaveQuery /> : actions;
  return (
    <List
      perPage={25}
      exporter={false}
      queryOptions={{ ...rowsOnly, ...queryOptions }}
      error={listFailure.error}
      pagination={<Pages />}
      empty={none === null ? false : <NoneYet {...none} />}
      {...(shown && { filters: shown })}
      {...(more !== undefined && { actions: more })}
      {...props}
    >
      <>
        {views && <SavedViews />}
        {isNarrow && narrow ? narrow : children}
      </>
    </List>
  );
}

/** What could not be read has no pages. */
function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination />;
}

/** On a phone the filters besides the first are added when they are wanted: they would fill the screen. */
function firstOnly(filters: ListProps['filters']): ListProps['filters'] {
  if (!Array.isArray(filters) || filters.length <= 3) return filters;
  return (filters as ReactElement<{ alwaysOn?: boolean }>[]).map((filter, index) => (index === 0 ? filter : cloneElement(filter, { alwaysOn: false })));
}

/** Props of a list on another record's page: it does not change that page's address and title. */
export const withinPage = { disableSyncWithLocation: true, title: ' ' };

/** The filter that most lists have: a search text. */
export const searchFilter = <SearchInput key="q" source="q" alwaysOn />;
