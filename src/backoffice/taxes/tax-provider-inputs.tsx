import { useQuery } from '@tanstack/react-query';
import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callAdmin } from '../api/call-admin.ts';

type Provider = { id: string; title: string; ready: boolean };
type Chosen = { id: string; ownRates: boolean } | null;

/** Who calculates a market's tax in place of the rates; not there where nobody could. */
export function TaxProviderInputs() {
  const translate = useTranslate();
  const chosen = useWatch({ name: 'taxProvider' }) as Chosen | undefined;
  const { data: providers = [] } = useQuery({
    queryKey: ['tax-providers'],
    queryFn: async () => (await callAdmin<{ items: Provider[] }>('/tax-providers')).data.items,
  });
  if (providers.length === 0 && !chosen) return null;
  const choices = providers.map(({ id, title, ready }) => ({ id, name: ready ? title : translate('backoffice_provider_not_ready', { title }) }));
  return (
    <>
      <SelectInput
        source="taxProvider"
        label={translate('backoffice_market_tax_provider')}
        helperText={translate('backoffice_market_tax_provider_hint')}
        choices={choices}
        translateChoice={false}
        format={(value: Chosen | undefined) => value?.id ?? ''}
        parse={(id: string): Chosen => (id === '' ? null : { id, ownRates: chosen?.ownRates ?? false })}
        fullWidth
      />
      {chosen && (
        <BooleanInput
          source="taxProvider.ownRates"
          label={translate('backoffice_market_own_rates')}
          helperText={translate('backoffice_market_own_rates_hint')}
        />
      )}
    </>
  );
}
