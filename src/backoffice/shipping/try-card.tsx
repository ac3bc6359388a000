import Alert from '@mui/material/Alert';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate, type HttpError } from 'react-admin';
import { formatMoney } from '#kit/pure/amount.ts';
import { callAdmin } from '../api/call-admin.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { useRegions } from '../components/inputs/use-regions.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { useSettled } from '../components/inputs/use-settled.ts';
import { MoneyText, type Money } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { CountryField } from './country-inputs.tsx';
import type { ZonePlaces } from './places.ts';
import { gramsOf, kilograms, nearestFirst, trialOf, type NotOffered, type TryValues } from './try-values.ts';
import { useZoneTitle } from './use-place-names.ts';

type Answer = { zone: string | null; methods: { id: string; title: string; fee: Money; pickup: boolean }[]; others: NotOffered[] };
type NamedZone = ZonePlaces & { code: string };

const begun: TryValues = { country: '', division: '', postcode: '', weight: '1', total: null };

/** "What would 3 kg to Oregon cost?": a parcel by the rules that a checkout goes by; nothing is stored. */
export function TryCard({ zones }: { zones: readonly NamedZone[] }) {
  const translate = useTranslate();
  const [values, setValues] = useState(begun);
  const set = (changed: Partial<TryValues>) => setValues({ ...values, ...changed });
  return (
    <Panel title={translate('backoffice_shipping_try')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('backoffice_shipping_try_hint')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        <PlaceFields values={values} set={set} />
        <ParcelFields values={values} set={set} />
        <Tried values={values} zones={zones} />
      </Stack>
    </Panel>
  );
}

type FieldsProps = { values: TryValues; set(changed: Partial<TryValues>): void };

function PlaceFields({ values, set }: FieldsProps) {
  const translate = useTranslate();
  const regions = useRegions(values.country === '' ? [] : [values.country]).get(values.country) ?? [];
  return (
    <>
      <CountryField label={translate('backoffice_country')} value={values.country} onChange={(country) => set({ country, division: '' })} />
      {regions.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('backoffice_tax_region')}
          value={values.division}
          onChange={({ target }) => set({ division: target.value })}
        >
          <MenuItem value="">{translate('backoffice_shipping_any_region')}</MenuItem>
          {regions.map(({ code, name }) => (
            <MenuItem key={code} value={code.slice('XX-'.length)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        label={translate('backoffice_shipping_postal_code')}
        value={values.postcode}
        onChange={({ target }) => set({ postcode: target.value })}
        slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off' } }}
      />
    </>
  );
}

function ParcelFields({ values, set }: FieldsProps) {
  const translate = useTranslate();
  const isWrong = gramsOf(values.weight) === null;
  return (
    <>
      <TextField
        size="small"
        label={translate('backoffice_shipping_weight')}
        value={values.weight}
        onChange={({ target }) => set({ weight: target.value })}
        error={isWrong}
        helperText={isWrong ? translate('backoffice_shipping_not_a_weight') : undefined}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
          input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        }}
      />
      <AmountField
        label={translate('backoffice_shipping_goods')}
        currency={useBaseCurrency()}
        value={values.total}
        onChange={(total) => set({ total })}
        error={Number.isNaN(values.total) ? translate('backoffice_not_an_amount') : undefined}
      />
    </>
  );
}

function Tried({ values, zones }: { values: TryValues; zones: readonly NamedZone[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useBaseCurrency();
  const asked = useSettled(trialOf(values, currency));
  const { data, error } = useQuery<Answer, HttpError>({
    queryKey: ['try-shipping', asked, locale],
    enabled: asked !== null,
    queryFn: async () => (await callAdmin<Answer>('/shipping-zones/test', { method: 'POST', body: asked })).data,
    placeholderData: (before) => before,
    retry: false,
  });
  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>;
  if (!data || asked === null) return null;
  return <Outcome answer={data} zones={zones} currency={asked.currency} />;
}

/** What the parcel is offered, and why it is not offered the rest. */
export function Outcome({ answer, zones, currency }: { answer: Answer; zones: readonly NamedZone[]; currency: string }) {
  const translate = useTranslate();
  const titleOf = useZoneTitle(zones);
  const why = useReason(zones, currency);
  const zone = zones.find(({ code }) => code === answer.zone);
  return (
    <Stack component="output" sx={{ gap: 0.75, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="body2" color="text.secondary">
        {zone ? translate('backoffice_shipping_try_zone', { zone: titleOf(zone) }) : translate('backoffice_shipping_try_no_zone')}
      </Typography>
      {answer.methods.map(({ id, title, fee, pickup }) => (
        <Stack key={id} direction="row" sx={{ justifyContent: 'space-between', gap: 2, fontWeight: 650 }}>
          <span>{pickup ? `${title} · ${translate('backoffice_shipping_pickup')}` : title}</span>
          {fee.amount === 0 ? <span>{translate('backoffice_shipping_free')}</span> : <MoneyText money={fee} />}
        </Stack>
      ))}
      {answer.methods.length === 0 && <Alert severity="warning">{translate('backoffice_shipping_try_nothing')}</Alert>}
      {answer.others.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {translate('backoffice_shipping_try_others')}
        </Typography>
      )}
      {nearestFirst(answer.others, translate('backoffice_list_comma')).map((other) => (
        <Typography key={`${other.zone} ${other.id}`} variant="body2" color="text.secondary">
          {translate('backoffice_shipping_try_other', { title: other.title, reason: why(other) })}
        </Typography>
      ))}
    </Stack>
  );
}

/** Why a method does not apply, in words. */
function useReason(zones: readonly NamedZone[], currency: string): (other: NotOffered) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const titleOf = useZoneTitle(zones);
  return ({ reason, limit, zone }) => {
    if (reason === 'notQuoted') return translate('backoffice_shipping_not_quoted');
    if (reason === 'tooHeavy') return translate('backoffice_shipping_why_too_heavy', { weight: limit === null ? '' : kilograms(limit) });
    if (reason === 'totalTooLow')
      return translate('backoffice_shipping_why_total_too_low', { amount: limit === null ? '' : formatMoney({ amount: limit, currency }, locale) });
    const of = zones.find(({ code }) => code === zone);
    return translate(reason === 'otherZone' ? 'backoffice_shipping_why_other_zone' : 'backoffice_shipping_why_other_country', { zone: of ? titleOf(of) : '' });
  };
}
