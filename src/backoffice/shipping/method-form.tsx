import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ChangeEvent } from 'react';
import { ArrayInput, BooleanInput, NumberInput, required, SelectInput, SimpleFormIterator, TextInput, useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { asText } from '../components/inputs/as-text.ts';
import { AmountInput } from '../components/inputs/amount-input.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { TitleInputs, writtenTexts } from '../components/inputs/title-inputs.tsx';
import { CountryInput } from '../components/inputs/country-input.tsx';
import { ProviderRateInput, useRateProviders } from './provider-rate-input.tsx';
import type { Zone } from './shipping-page.tsx';
import { useZoneTitle } from './use-place-names.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';

const kinds = ['flat', 'weight', 'subtotal', 'provider'] as const;
const emptyRules: Record<string, object> = {
  flat: { kind: 'flat', amount: null },
  weight: { kind: 'weight', steps: [{ upToGrams: null, amount: null }] },
  subtotal: { kind: 'subtotal', steps: [{ from: 0, amount: null }] },
  provider: { kind: 'provider', provider: '', rate: '' },
};
const emptyPlace = { country: '', province: '', city: '', area: '', postalCode: '', address: '', phone: '', hours: {} };

function written({ pickup, ...record }: Record<string, unknown>) {
  const place = pickup as { hours?: unknown } | null | undefined;
  return { ...record, texts: writtenTexts(record['texts']), pickup: place ? { ...place, hours: writtenTexts(place.hours) } : null };
}

function RuleInputs() {
  const translate = useTranslate();
  const choices = useChoices();
  const currency = useBaseCurrency();
  const { setValue } = useFormContext();
  const kind = useWatch({ name: 'rule.kind' }) as string | undefined;
  const hasProviders = useRateProviders().length > 0 || kind === 'provider';
  const offered = kinds.filter((one) => one !== 'provider' || hasProviders);
  return (
    <>
      <SelectInput
        source="rule.kind"
        label={translate('backoffice_shipping_rule')}
        choices={choices(offered, 'backoffice_shipping_rule_')}
        validate={required()}
        onChange={(event) => setValue('rule', emptyRules[String((event as ChangeEvent<HTMLInputElement>).target.value)], { shouldDirty: true })}
        fullWidth
      />
      {kind === 'flat' && <AmountInput source="rule.amount" label={translate('backoffice_price')} currency={currency} required />}
      {kind === 'provider' && <ProviderRateInput />}
      {(kind === 'weight' || kind === 'subtotal') && (
        <ArrayInput source="rule.steps" label={translate('backoffice_promotion_steps')}>
          <SimpleFormIterator inline disableReordering fullWidth>
            {kind === 'weight' ? (
              <NumberInput source="upToGrams" label={translate('backoffice_shipping_up_to_grams')} min={1} step={1} validate={required()} />
            ) : (
              <AmountInput source="from" label={translate('backoffice_shipping_from')} currency={currency} required />
            )}
            <AmountInput source="amount" label={translate('backoffice_price')} currency={currency} required />
          </SimpleFormIterator>
        </ArrayInput>
      )}
      <AmountInput source="freeAboveAmount" label={translate('backoffice_shipping_free_above')} currency={currency} />
    </>
  );
}

/** Where goods are collected, where they are not sent. */
function PickupInputs() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const pickup = useWatch({ name: 'pickup' }) as object | null | undefined;
  const line = (name: string, label: string, needed = false) => (
    <TextInput source={`pickup.${name}`} label={translate(label)} parse={asText} {...(needed ? { validate: required() } : {})} fullWidth />
  );
  return (
    <>
      <FormControlLabel
        control={<Switch checked={Boolean(pickup)} onChange={(_, on) => setValue('pickup', on ? emptyPlace : null, { shouldDirty: true })} />}
        label={translate('backoffice_shipping_pickup')}
        sx={{ my: 1 }}
      />
      {pickup && (
        <>
          <CountryInput source="pickup.country" label={translate('backoffice_country')} validate={required()} />
          {line('province', 'backoffice_tax_region')}
          {line('city', 'backoffice_shipping_city', true)}
          {line('area', 'backoffice_shipping_area')}
          {line('postalCode', 'backoffice_shipping_postal_code')}
          {line('address', 'backoffice_shipping_street', true)}
          {line('phone', 'backoffice_shipping_phone')}
          <TitleInputs source="pickup.hours" field="text" label="backoffice_shipping_hours" />
        </>
      )}
    </>
  );
}

/** The zone of a method, by its places. */
function ZoneInput() {
  const translate = useTranslate();
  const { data: zones = [] } = useGetList<Zone>('shipping-zones', { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } });
  const titleOf = useZoneTitle(zones);
  const choices = zones.map((zone) => ({ id: zone.id, name: titleOf(zone) }));
  return (
    <SelectInput source="zoneId" label={translate('backoffice_shipping_zone')} choices={choices} translateChoice={false} validate={required()} fullWidth />
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <ZoneInput />
      <TitleInputs label="backoffice_title" />
      <RuleInputs />
      <NumberInput source="leastDays" label={translate('backoffice_shipping_least_days')} min={0} step={1} fullWidth />
      <NumberInput source="mostDays" label={translate('backoffice_shipping_most_days')} min={0} step={1} fullWidth />
      <PickupInputs />
      <NumberInput source="position" label={translate('backoffice_shipping_position')} min={0} step={1} fullWidth />
      <BooleanInput source="published" label={translate('backoffice_shipping_published')} />
    </>
  );
}

/** A new way of shipping. */
export function MethodCreate() {
  return (
    <CreateForm transform={written} defaultValues={{ rule: emptyRules['flat'], pickup: null, position: 0, published: true }}>
      <Inputs />
    </CreateForm>
  );
}

/** Changing a way of shipping. */
export function MethodEdit() {
  return (
    <EditForm transform={written}>
      <Inputs />
    </EditForm>
  );
}
