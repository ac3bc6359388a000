import { useTranslate } from 'react-admin';
import { ListingInputs, writtenListing } from '../components/listings/listing-inputs.tsx';
import { ListingList } from '../components/listings/listing-list.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';

/** All brands. */
export function BrandList() {
  const translate = useTranslate();
  return <ListingList sort="title" teaching={{ title: translate('backoffice_brands_none'), text: translate('backoffice_brands_none_text') }} />;
}

/** A new brand. */
export function BrandCreate() {
  return (
    <CreateForm transform={writtenListing}>
      <ListingInputs hasSlugs={false} />
    </CreateForm>
  );
}

/** Changing a brand. */
export function BrandEdit() {
  return (
    <EditForm transform={writtenListing}>
      <ListingInputs hasSlugs={false} />
    </EditForm>
  );
}
