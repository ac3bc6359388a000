/** A country, and regions of a form, chosen by their names. */
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useInput, useLocale, useTranslate, ValidationError } from 'react-admin';
import { countryChoices, type Choice } from '../components/inputs/places.ts';
import { useRegions } from '../components/inputs/use-regions.ts';
import { usePlaceNames } from './use-place-names.ts';

/** Every country, in the language of the back office. */
function useCountries(): Choice[] {
  const locale = useLocale();
  return useMemo(() => countryChoices(locale), [locale]);
}

type CountryFieldProps = { label: string; value: string; onChange(country: string): void };

/** One country outside of a form. */
export function CountryField({ label, value, onChange }: CountryFieldProps) {
  const countries = useCountries();
  return (
    <Autocomplete
      options={countries}
      value={countries.find(({ code }) => code === value) ?? null}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      onChange={(_, chosen) => onChange(chosen?.code ?? '')}
      autoHighlight
      fullWidth
      renderInput={(params) => <TextField {...params} size="small" label={label} />}
    />
  );
}

/** Regions of a form: of a country that is chosen first. */
export function RegionsInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const codes = (field.value ?? []) as string[];
  const [country, setCountry] = useState('');
  const names = usePlaceNames([{ regions: codes }]);
  const offered = (useRegions(country === '' ? [] : [country]).get(country) ?? []).filter(({ code }) => !codes.includes(code));
  const problem = fieldState.error?.message;
  return (
    <Stack component="fieldset" sx={{ gap: 1, m: 0, mb: 2, p: 0, border: 0, width: '100%' }}>
      <legend>{label}</legend>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {codes.map((code) => (
          <Chip key={code} label={names.region(code)} onDelete={() => field.onChange(codes.filter((one) => one !== code))} />
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <CountryField label={translate('backoffice_country')} value={country} onChange={setCountry} />
        <Autocomplete
          key={`${country} ${codes.length}`}
          options={offered}
          disabled={offered.length === 0}
          getOptionKey={({ code }) => code}
          getOptionLabel={({ name }) => name}
          onChange={(_, chosen) => chosen && field.onChange([...codes, chosen.code])}
          autoHighlight
          fullWidth
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              label={translate('backoffice_shipping_add_region')}
              error={problem !== undefined}
              helperText={problem === undefined ? translate('backoffice_shipping_regions_hint') : <ValidationError error={problem} />}
            />
          )}
        />
      </Stack>
    </Stack>
  );
}
