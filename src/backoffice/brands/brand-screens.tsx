import { TextInput, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { RecordPictureInput } from '../components/inputs/record-picture-input.tsx';
import { ListingInputs, writtenListing } from '../components/listings/listing-inputs.tsx';
import { ListingList } from '../components/listings/listing-list.tsx';
import { Panel } from '../components/panel.tsx';
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
      <BrandInputs />
    </CreateForm>
  );
}

/** Changing a brand. */
export function BrandEdit() {
  return (
    <EditForm transform={writtenListing}>
      <BrandInputs />
    </EditForm>
  );
}

function BrandInputs() {
  const translate = useTranslate();
  const cover = (
    <Panel title={translate('backoffice_brand_cover')}>
      <RecordPictureInput source="cover" label={translate('backoffice_brand_cover')} />
    </Panel>
  );
  return <ListingInputs hasSlugs={false} pictureTitle={translate('backoffice_brand_mark')} words={(lang) => <Facts lang={lang} />} side={cover} />;
}

/** What the brand's page says in short. */
function Facts({ lang }: { lang: string }) {
  const translate = useTranslate();
  return ['place', 'since', 'craft'].map((field) => (
    <TextInput key={field} source={`texts.${lang}.${field}`} label={translate(`backoffice_brand_${field}`)} parse={asText} fullWidth />
  ));
}
