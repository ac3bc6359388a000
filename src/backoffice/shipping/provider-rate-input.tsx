import { useQuery } from '@tanstack/react-query';
import { required, SelectInput, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';

type Provider = { id: string; title: string; ready: boolean; rates: { code: string; title: string }[] };
type Rule = { kind: 'provider'; provider: string; rate: string };

/** The providers of shipping rates that are installed. */
export function useRateProviders(): readonly Provider[] {
  const { data = [] } = useQuery({
    queryKey: ['shipping-providers'],
    queryFn: async () => (await callAdmin<{ items: Provider[] }>('/shipping-providers')).data.items,
  });
  return data;
}

/** Which rate of which provider a method costs. */
export function ProviderRateInput() {
  const translate = useTranslate();
  const choices = useRateProviders().flatMap(({ id, title, ready, rates }) => {
    const name = ready ? title : translate('backoffice_provider_not_ready', { title });
    return rates.map((rate) => ({ id: `${id} ${rate.code}`, name: `${name}: ${rate.title}` }));
  });
  return (
    <SelectInput
      source="rule"
      label={translate('backoffice_shipping_provider')}
      helperText={translate('backoffice_shipping_provider_hint')}
      choices={choices}
      translateChoice={false}
      format={({ provider, rate }: Rule) => (provider ? `${provider} ${rate}` : '')}
      parse={(chosen: string): Rule => {
        const [provider = '', rate = ''] = chosen.split(' ');
        return { kind: 'provider', provider, rate };
      }}
      validate={required()}
      fullWidth
    />
  );
}
