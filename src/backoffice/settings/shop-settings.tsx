import { EditBase, Loading, SimpleForm, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Who runs the shop: its name in all languages, and how to reach it. */
export function ShopSettings() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="shop" loading={<Loading />} mutationMode="pessimistic" redirect={false}>
      <Title title={translate('backoffice_shop')} />
      <Paper sx={{ mt: 2 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          {shopLanguages.map(({ lang, name }) => (
            <TextInput key={`name.${lang}`} source={`name.${lang}`} label={`${translate('backoffice_shop_name')} · ${name}`} parse={asText} fullWidth />
          ))}
          {shopLanguages.map(({ lang, name }) => (
            <TextInput key={`tagline.${lang}`} source={`tagline.${lang}`} label={`${translate('backoffice_tagline')} · ${name}`} parse={asText} fullWidth />
          ))}
          <ShopPictures />
          <TextInput source="email" label={translate('ra.auth.username')} type="email" parse={asText} fullWidth />
          <TextInput source="phone" label={translate('backoffice_phone')} parse={asText} fullWidth />
          <TextInput source="website" label={translate('backoffice_website')} type="url" parse={asText} fullWidth />
          <TextInput source="timeZone" label={translate('backoffice_time_zone')} helperText={translate('backoffice_time_zone_hint')} parse={asText} fullWidth />
          <Company />
        </SimpleForm>
      </Paper>
      <RemoveDemo />
    </EditBase>
  );
}

/** Who sells by law, as invoices name it. */
function Company() {
  const translate = useTranslate();
  const field = (source: string, label: string) => <TextInput key={source} source={`company.${source}`} label={label} parse={asText} fullWidth />;
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
        {translate('backoffice_company')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_company_hint')}
      </Typography>
      {shopLanguages.map(({ lang, name }) => field(`legalName.${lang}`, `${translate('backoffice_legal_name')} · ${name}`))}
      {field('address.address', translate('backoffice_street'))}
      {field('address.postalCode', translate('backoffice_postal_code'))}
      {field('address.city', translate('backoffice_city'))}
      {field('address.province', translate('backoffice_province'))}
      {field('address.country', translate('backoffice_country_code'))}
      {field('taxNumber', translate('backoffice_tax_number'))}
      {shopLanguages.map(({ lang, name }) => field(`registration.${lang}`, `${translate('backoffice_registration')} · ${name}`))}
      {field('emails.orders', translate('backoffice_orders_email'))}
    </>
  );
}
