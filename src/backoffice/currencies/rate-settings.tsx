import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { NumberInput, RadioButtonGroupInput, Title, useRecordContext, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';

type RateSettingsRecord = {
  id: string;
  source: string;
  status?: { day: string | null; updatedAt: string | null; failingSince: string | null; skipped: string[] };
};

/** Where rates come from, and how the last update went. */
export function RateSettings() {
  const translate = useTranslate();
  const choices = ['manual', 'ecb'].map((id) => ({ id, name: translate(`backoffice_rates_${id}`) }));
  return (
    <>
      <Title title={translate('backoffice_rates')} />
      <SettingsCard group="currencies">
        <RadioButtonGroupInput source="source" label={translate('backoffice_rates_source')} choices={choices} row={false} helperText={false} />
        <RateStatus />
        <NumberInput
          source="roundTo"
          label={translate('backoffice_rates_round_to')}
          helperText={translate('backoffice_rate_step_hint')}
          min={1}
          step={1}
          fullWidth
        />
      </SettingsCard>
    </>
  );
}

/** Of which day the rates are, and since when none could be had. */
function RateStatus() {
  const translate = useTranslate();
  const moment = useMoment();
  const record = useRecordContext<RateSettingsRecord>();
  const status = record?.status;
  if (!status || record.source !== 'ecb') return null;
  return (
    <>
      {status.updatedAt !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('backoffice_rates_updated', { time: moment(status.updatedAt) })}
        </Typography>
      )}
      {status.failingSince !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('backoffice_rates_failing', { time: moment(status.failingSince) })}
        </Alert>
      )}
      {status.skipped.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('backoffice_rates_skipped', { currencies: status.skipped.join(', ') })}
        </Alert>
      )}
    </>
  );
}
