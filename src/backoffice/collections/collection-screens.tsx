import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { StaffListing } from '#shop/catalog/contract.ts';
import { ListingInputs } from '../components/listings/listing-inputs.tsx';
import { HiddenChip, ListingList } from '../components/listings/listing-list.tsx';
import { usePublishedFilter } from '../components/published-filter.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { ProductsInput } from './products-input.tsx';
import { writtenCollection } from './written-collection.ts';

function Chips({ collection }: { collection: StaffListing }) {
  const translate = useTranslate();
  return (
    <SideBySide>
      <Chip size="small" variant="outlined" label={translate(collection.rule ? 'backoffice_collections_by_rule' : 'backoffice_collections_by_hand')} />
      <HiddenChip published={collection.published} />
    </SideBySide>
  );
}

/** All collections. */
export function CollectionList() {
  const translate = useTranslate();
  return (
    <ListingList
      sort="position"
      filters={[usePublishedFilter()]}
      teaching={{ title: translate('backoffice_collections_none'), text: translate('backoffice_collections_none_text') }}
      chips={(collection) => <Chips collection={collection} />}
    />
  );
}

/** A new collection. */
export function CollectionCreate() {
  return (
    <CreateForm transform={writtenCollection} defaultValues={{ published: true, items: [], rule: null }}>
      <ListingInputs canHide hasRootSlug>
        <ProductsInput />
      </ListingInputs>
    </CreateForm>
  );
}

/** Changing a collection. */
export function CollectionEdit() {
  return (
    <EditForm transform={writtenCollection}>
      <ListingInputs canHide hasRootSlug>
        <ProductsInput />
      </ListingInputs>
    </EditForm>
  );
}
