/** An option and one of its values, chosen by name: those that products of the shop have, or any other that is typed. */
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { readPublic } from '../api/read-public.ts';

type Named = { value: string; title: string };
type Option = { key: string; title: string; values: Named[] };

const prefix = 'opt.';

/** The options of the shop's products, as its lists are narrowed by them. */
function useOptions(): readonly Option[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['rule-options', locale],
    queryFn: async () => {
      const { facets } = await readPublic<{ facets: Option[] }>('/product/list', { size: '1' });
      return facets.filter(({ key }) => key.startsWith(prefix)).map((facet) => ({ ...facet, key: facet.key.slice(prefix.length) }));
    },
    retry: false,
  });
  return data ?? [];
}

type Props = { label: string; value: string; offered: readonly Named[]; onChange(value: string): void; error?: string | undefined };

/** One of some values by its name, or what is typed. */
function NamedInput({ label, value, offered, onChange, error }: Props) {
  const shown = offered.find((one) => one.value === value) ?? value;
  return (
    <Autocomplete<Named, false, true, true>
      freeSolo
      disableClearable
      size="small"
      fullWidth
      options={offered}
      value={shown}
      autoSelect
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.title)}
      getOptionKey={(one) => (typeof one === 'string' ? one : one.value)}
      isOptionEqualToValue={(one, other) => one.value === (typeof other === 'string' ? other : other.value)}
      onChange={(_, chosen) => onChange(typeof chosen === 'string' ? (offered.find(({ title }) => title === chosen)?.value ?? chosen.trim()) : chosen.value)}
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error} />}
    />
  );
}

/** Which option. */
export function OptionKeyInput({ value, onChange }: { value: string; onChange(key: string): void }) {
  const translate = useTranslate();
  const options = useOptions().map(({ key, title }) => ({ value: key, title }));
  return (
    <NamedInput
      label={translate('backoffice_rule_option')}
      value={value}
      offered={options}
      onChange={(key) => onChange(key.replaceAll(/\s/g, '').slice(0, 100))}
    />
  );
}

/** Which of its values. */
export function OptionValueInput({
  option,
  value,
  onChange,
  error,
}: {
  option: string;
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}) {
  const translate = useTranslate();
  const values = useOptions().find(({ key }) => key === option)?.values ?? [];
  return <NamedInput label={translate('backoffice_rule_value')} value={value} offered={values} onChange={onChange} error={error} />;
}
