/** Lists of tags, brands and collections. */
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FunctionField, SimpleList, useTranslate, type RaRecord } from 'react-admin';
import type { StaffListing } from '#shop/catalog/contract.ts';
import { RecordList, searchFilter } from '../record-list.tsx';
import { SideBySide } from '../row-label.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { FirstOfAll } from './first-of-all.tsx';
import { RecordTable } from '../record-table.tsx';
import { listingTitle } from './listing-title.ts';

type ListingListProps = {
  /** What they are for, where there are none yet. */
  teaching: { title: string; text: string };
  filters?: ReactNode[];
  sort: 'title' | 'position';
  /** What else a row says. */
  chips?(listing: StaffListing): ReactNode;
};

/** Title, picture and how many products each has. */
export function ListingList({ teaching, filters = [], sort, chips }: ListingListProps) {
  const translate = useTranslate();
  const countOf = ({ productCount }: StaffListing) => translate('backoffice_listings_products', { number: productCount });
  return (
    <RecordList
      filters={[searchFilter, ...filters] as React.JSX.Element[]}
      sort={{ field: sort, order: 'ASC' }}
      empty={<FirstOfAll {...teaching} />}
      narrow={
        <SimpleList<StaffListing & RaRecord>
          leftAvatar={(listing) => <Thumbnail image={listing.image} title={listingTitle(listing)} />}
          primaryText={(listing) => listingTitle(listing)}
          secondaryText={(listing) => (
            <SideBySide>
              {countOf(listing)}
              {chips?.(listing)}
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffListing & RaRecord>
          source="title"
          label={translate('backoffice_title')}
          render={(listing) => (
            <Stack direction="row" component="span" sx={{ gap: 1.5, alignItems: 'center', fontWeight: 600 }}>
              <Thumbnail image={listing.image} title={listingTitle(listing)} />
              {listingTitle(listing)}
            </Stack>
          )}
        />
        <FunctionField<StaffListing & RaRecord> source="productCount" label={translate('backoffice_listings_in_shop')} render={countOf} />
        {chips && <FunctionField<StaffListing & RaRecord> label={translate('backoffice_status')} sortable={false} render={chips} />}
      </RecordTable>
    </RecordList>
  );
}

/** Says that shoppers do not see it. */
export function HiddenChip({ published }: { published: boolean | undefined }) {
  const translate = useTranslate();
  return published === false ? <Chip size="small" variant="outlined" label={translate('backoffice_hidden')} /> : null;
}
