import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EditBase, SimpleForm, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { CountryInput } from '../components/inputs/country-input.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import { BoundedInput } from './bounded-input.tsx';
import { GiftWrappingInput } from './gift-wrapping-input.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

const besideEachOther = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } };

function Line({ source, label, type = 'text' }: { source: string; label: string; type?: string }) {
  return <TextInput source={source} label={useTranslate()(label)} type={type} parse={asText} fullWidth />;
}

/** The company: the shop's name in all languages, contact details, and the legal seller. */
export function ShopSettings() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="shop" mutationMode="pessimistic" redirect={false} {...editFailure}>
      <Title title={translate('backoffice_shop')} />
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />} sx={{ px: 0, maxWidth: '52rem' }}>
        <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
          <Panel title={translate('backoffice_shop_name')}>
            <LanguageTabs languages={shopLanguages}>
              {(lang) => (
                <>
                  <Line source={`name.${lang}`} label="backoffice_shop_name" />
                  <Line source={`tagline.${lang}`} label="backoffice_tagline" />
                </>
              )}
            </LanguageTabs>
            <ShopPictures />
          </Panel>
          <Panel title={translate('backoffice_shop_contact')}>
            <LanguageTabs languages={shopLanguages}>{(lang) => <Line source={`hours.${lang}`} label="backoffice_hours" />}</LanguageTabs>
            <Box sx={besideEachOther}>
              <Line source="email" label="ra.auth.username" type="email" />
              <Line source="phone" label="backoffice_phone" />
              <Line source="website" label="backoffice_website" type="url" />
              <TimeZoneInput source="timeZone" label={translate('backoffice_time_zone')} helperText={translate('backoffice_time_zone_hint')} />
              <BoundedInput
                source="handlingDays"
                label="backoffice_handling_days"
                help="backoffice_handling_days_hint"
                min={0}
                max={60}
                unit="backoffice_unit_days"
              />
              <GiftWrappingInput />
            </Box>
          </Panel>
          <Company />
        </Box>
      </SimpleForm>
      <RemoveDemo />
    </EditBase>
  );
}

/** The legal seller, as invoices name it. */
function Company() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_company')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_company_hint')}
      </Typography>
      <LanguageTabs languages={shopLanguages}>
        {(lang) => (
          <>
            <Line source={`company.legalName.${lang}`} label="backoffice_legal_name" />
            <Line source={`company.registration.${lang}`} label="backoffice_registration" />
          </>
        )}
      </LanguageTabs>
      <Box sx={besideEachOther}>
        <Line source="company.address.address" label="backoffice_street" />
        <Line source="company.address.postalCode" label="backoffice_postal_code" />
        <Line source="company.address.city" label="backoffice_city" />
        <Line source="company.address.province" label="backoffice_province" />
        <CountryInput source="company.address.country" label={translate('backoffice_country')} />
        <Line source="company.taxNumber" label="backoffice_tax_number" />
        <Line source="company.emails.orders" label="backoffice_orders_email" type="email" />
      </Box>
    </Panel>
  );
}
