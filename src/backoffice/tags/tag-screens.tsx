import { useTranslate } from 'react-admin';
import { ListingInputs, writtenListing } from '../components/listings/listing-inputs.tsx';
import { ListingList } from '../components/listings/listing-list.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';

/** All tags. */
export function TagList() {
  const translate = useTranslate();
  return <ListingList sort="title" teaching={{ title: translate('backoffice_tags_none'), text: translate('backoffice_tags_none_text') }} />;
}

/** A new tag. */
export function TagCreate() {
  return (
    <CreateForm transform={writtenListing}>
      <ListingInputs />
    </CreateForm>
  );
}

/** Changing a tag. */
export function TagEdit() {
  return (
    <EditForm transform={writtenListing}>
      <ListingInputs />
    </EditForm>
  );
}
