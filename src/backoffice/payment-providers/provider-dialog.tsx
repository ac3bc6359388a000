import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate, type HttpError, type RaRecord } from 'react-admin';
import { accountFields, type PaymentAccount, type SecretField } from '#shop/payments/contract.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { CopyField } from './copy-field.tsx';
import { writtenAccount } from './written-account.ts';

type Errors = Readonly<Record<string, string>>;

/** How a secret is shown that nobody sees any more. */
const masked = (hint: string | null) => `••••••••${hint ?? ''}`;

/** A secret: what is there stays unless something is typed. */
function SecretInput({ account, field, error }: { account: PaymentAccount; field: SecretField; error: string | undefined }) {
  const translate = useTranslate();
  const state = account[field];
  const hint = translate(`backoffice_provider_${field}_hint`);
  return (
    <TextField
      name={field}
      label={translate(`backoffice_provider_${field}`)}
      type="password"
      autoComplete="new-password"
      placeholder={state?.isSet ? masked(state.hint) : ''}
      error={error !== undefined}
      helperText={error ?? (state?.isSet ? translate('backoffice_provider_secret_stays') : hint)}
      required={state?.isSet !== true}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 300, spellCheck: false } }}
      fullWidth
    />
  );
}

function Mode({ account, error }: { account: PaymentAccount; error: string | undefined }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      name="mode"
      label={translate('backoffice_provider_mode')}
      defaultValue={account.mode ?? 'test'}
      error={error !== undefined}
      helperText={error ?? translate('backoffice_provider_mode_hint')}
      fullWidth
    >
      {(['test', 'live'] as const).map((mode) => (
        <MenuItem key={mode} value={mode}>
          {translate(`backoffice_provider_mode_${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The keys of a provider's account. Secrets are never shown, only replaced; `onSaved` is called when they are stored. */
export function ProviderDialog({ account, onClose, onSaved }: { account: PaymentAccount & RaRecord; onClose(): void; onSaved(): void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [errors, setErrors] = useState<Errors>({});
  const { open, secrets } = accountFields[account.id];

  async function save(fields: FormData) {
    setErrors({});
    try {
      const data = writtenAccount(account, (name) => textOf(fields, name));
      await dataProvider.update('payment-providers', { id: account.id, data, previousData: account });
    } catch (error) {
      const found = ((error as HttpError).body as { errors?: Errors } | undefined)?.errors ?? {};
      setErrors(found);
      throw error;
    }
    onSaved();
    onClose();
  }

  return (
    <FormDialog
      title={translate('backoffice_provider_set_up', { provider: account.title })}
      submit={translate('ra.action.save')}
      onClose={onClose}
      onSend={save}
    >
      <Typography variant="body2" color="text.secondary">
        {translate(`backoffice_provider_steps_${account.id}`)}
      </Typography>
      <CopyField
        label={translate('backoffice_provider_webhook_url')}
        value={account.webhookUrl}
        hint={translate('backoffice_provider_webhook_url_hint', { provider: account.title })}
      />
      {account.id === 'paypal' && <Mode account={account} error={errors['mode']} />}
      <TextField
        name={open}
        label={translate(`backoffice_provider_${open}`)}
        defaultValue={account[open] ?? ''}
        error={errors[open] !== undefined}
        helperText={errors[open] ?? translate(`backoffice_provider_${open}_hint`)}
        slotProps={{ htmlInput: { maxLength: 300, spellCheck: false, autoComplete: 'off' } }}
        required
        fullWidth
      />
      {secrets.map((field: SecretField) => (
        <SecretInput key={field} account={account} field={field} error={errors[field]} />
      ))}
    </FormDialog>
  );
}
