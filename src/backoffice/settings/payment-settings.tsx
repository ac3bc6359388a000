import Typography from '@mui/material/Typography';
import { BooleanInput, RadioButtonGroupInput, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { CountriesInput } from '../components/inputs/country-input.tsx';
import { ProviderCards } from '../payment-providers/provider-cards.tsx';
import { chargeAheads } from '../../shop/settings/contract.ts';
import { SettingsCard } from './settings-card.tsx';

/** What Stripe does besides taking payments; without its keys none of it is shown in the shop. */
function WalletSettings() {
  const translate = useTranslate();
  const flag = (name: string, hint?: string) => (
    <BooleanInput source={`stripe.${name}`} label={translate(`backoffice_stripe_${name}`)} helperText={hint ? translate(hint) : false} />
  );
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate('backoffice_stripe_more')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_stripe_more_hint')}
      </Typography>
      {flag('savedCards', 'backoffice_stripe_savedCards_hint')}
      {flag('expressCheckout')}
      {flag('expressCart')}
      {flag('expressProduct', 'backoffice_stripe_expressProduct_hint')}
    </>
  );
}

/** The pages with a PayPal button; none without its keys. */
function PaypalSettings() {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
        {translate('backoffice_paypal_buttons')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_paypal_buttons_hint')}
      </Typography>
      {['expressCheckout', 'expressCart', 'expressProduct'].map((name) => (
        <BooleanInput key={name} source={`paypal.${name}`} label={translate(`backoffice_paypal_${name}`)} helperText={false} />
      ))}
    </>
  );
}

/** When what is sold ahead of stock is paid. */
function AheadSettings() {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
        {translate('backoffice_charge_ahead')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_charge_ahead_hint')}
      </Typography>
      <RadioButtonGroupInput
        source="chargeAhead"
        label={translate('backoffice_charge_ahead_when')}
        helperText={false}
        choices={chargeAheads.map((id) => ({ id, name: `backoffice_charge_ahead_${id}` }))}
      />
    </>
  );
}

/** Cards and wallets, where bank transfers go, where goods can be paid at the door, and when what is sold ahead is paid. */
export function PaymentSettings() {
  const translate = useTranslate();
  const field = (source: string, label: string, hint?: string) => (
    <TextInput source={`bankTransfer.${source}`} label={translate(label)} helperText={hint ? translate(hint) : false} parse={asText} fullWidth />
  );
  return (
    <>
      <Title title={translate('backoffice_payment_settings')} />
      <ProviderCards />
      <SettingsCard group="payments">
        <WalletSettings />
        <PaypalSettings />
        <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
          {translate('backoffice_bank_transfer')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('backoffice_bank_transfer_hint')}
        </Typography>
        {field('accountHolder', 'backoffice_account_holder')}
        {field('bankName', 'backoffice_bank_name')}
        {field('iban', 'backoffice_account_number', 'backoffice_account_number_hint')}
        {field('bic', 'backoffice_bic')}
        <Typography variant="subtitle1" component="h2" sx={{ mt: 2, fontWeight: 600 }}>
          {translate('backoffice_cash_on_delivery')}
        </Typography>
        <BooleanInput source="cashOnDelivery.offered" label={translate('backoffice_cash_on_delivery_offered')} helperText={false} />
        <CountriesInput
          source="cashOnDelivery.countries"
          label={translate('backoffice_cash_on_delivery_countries')}
          helperText={translate('backoffice_cash_on_delivery_countries_hint')}
        />
        <AheadSettings />
      </SettingsCard>
    </>
  );
}
