import type { IssuedGiftCard } from '#shop/gift-cards/contract.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Create,
  DateInput,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useInput,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { AmountField, exampleAmount } from '../components/inputs/amount-input.tsx';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { useCurrencies } from '../components/inputs/use-currencies.ts';
import { writtenCard } from './written-card.ts';
import { SecretDialog } from '../webhooks/secret-dialog.tsx';
import { MomentInput } from '../components/moments/moment-input.tsx';

/** Issues a card by hand. Its code is shown once it is made and never again, or mailed. */
export function GiftCardIssue() {
  const redirect = useRedirect();
  const notify = useNotify();
  const [made, setMade] = useState<IssuedGiftCard | null>(null);
  const onSuccess = (issued: unknown) => {
    const card = issued as IssuedGiftCard;
    if (card.code !== null) return setMade(card);
    notify('backoffice_gift_card_will_be_mailed', { type: 'success' });
    redirect('show', 'gift-cards', card.id);
  };
  return (
    <>
      <Create redirect={false} transform={writtenCard} mutationOptions={{ onSuccess }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Inputs />
        </SimpleForm>
      </Create>
      {made?.code && (
        <SecretDialog
          secrets={[{ value: made.code }]}
          title="backoffice_gift_card_made"
          hint="backoffice_gift_card_once"
          onClose={() => redirect('show', 'gift-cards', made.id)}
        />
      )}
    </>
  );
}

function Inputs() {
  const translate = useTranslate();
  const base = useBaseCurrency();
  const currencies = useCurrencies();
  return (
    <>
      <SelectInput
        source="currency"
        label={translate('backoffice_gift_card_currency')}
        choices={currencies.map((id) => ({ id, name: id }))}
        defaultValue={base}
        validate={required()}
      />
      <FormDataConsumer>{({ formData }) => <AmountInput currency={String(formData['currency'] ?? base)} />}</FormDataConsumer>
      <TextInput
        source="note"
        label={translate('backoffice_reason')}
        helperText={translate('backoffice_gift_card_note_hint')}
        validate={[required(), maxLength(300)]}
        fullWidth
      />
      <DateInput source="expiresAt" label={translate('backoffice_gift_card_expires')} helperText={translate('backoffice_gift_card_expires_hint')} />
      <Typography variant="subtitle1" sx={{ mt: 2, fontWeight: 650 }}>
        {translate('backoffice_gift_card_mail')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_gift_card_mail_about')}
      </Typography>
      <TextInput source="recipientEmail" type="email" label={translate('backoffice_gift_card_recipient_email')} validate={maxLength(254)} fullWidth />
      <TextInput source="recipientName" label={translate('backoffice_gift_card_recipient')} validate={maxLength(100)} fullWidth />
      <TextInput source="senderName" label={translate('backoffice_gift_card_sender')} validate={maxLength(100)} fullWidth />
      <TextInput source="message" label={translate('backoffice_gift_card_message')} multiline validate={maxLength(500)} fullWidth />
      <MomentInput source="sendAt" label={translate('backoffice_gift_card_send_at')} helperText={translate('backoffice_gift_card_send_at_hint')} />
    </>
  );
}

function AmountInput({ currency }: { currency: string }) {
  const translate = useTranslate();
  const isAmount = (amount: unknown) => (typeof amount === 'number' && amount > 0 ? undefined : translate('backoffice_not_an_amount', { example: exampleAmount(currency) }));
  const { field, fieldState } = useInput({ source: 'amount', parse: (value) => value, format: (value) => value, validate: isAmount });
  return (
    <AmountField
      label={translate('backoffice_gift_card_amount')}
      currency={currency}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
