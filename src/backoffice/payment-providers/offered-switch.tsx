import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { PaymentAccount } from '#shop/payments/contract.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';

type Account = PaymentAccount & RaRecord;

/** Stops a provider at the checkout while its keys stay, and offers it again; saved at once. */
export function OfferedSwitch({ account, onChanged }: { account: Account; onChanged(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const dataProvider = useDataProvider();
  const mayWrite = useRight('write:settings');
  const [busy, setBusy] = useState(false);
  const hint = useId();

  async function save(offered: boolean) {
    setBusy(true);
    await attempt(async () => {
      const { data: previousData } = await dataProvider.getOne<Account>('payment-providers', { id: account.id });
      await dataProvider.update('payment-providers', { id: account.id, data: { offered }, previousData });
      notify(offered ? 'backoffice_provider_is_offered' : 'backoffice_provider_is_stopped', { type: 'success', messageArgs: { provider: account.title } });
      onChanged();
    });
    setBusy(false);
  }

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={account.offered}
            disabled={busy || !mayWrite}
            onChange={(_event, offered) => void save(offered)}
            slotProps={{ input: { 'aria-label': `${translate('backoffice_provider_offered')}: ${account.title}`, 'aria-describedby': hint } }}
          />
        }
        label={translate('backoffice_provider_offered')}
      />
      <FormHelperText id={hint} sx={{ mt: 0 }}>
        {translate(account.offered ? 'backoffice_provider_offered_hint' : 'backoffice_provider_stopped_hint')}
      </FormHelperText>
    </div>
  );
}
