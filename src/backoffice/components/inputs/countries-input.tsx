import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { useController } from 'react-hook-form';
import { countryChoices } from '../../first-run/places.ts';

/** Countries by their names; the form holds their codes. */
export function CountriesInput({ source, label, help }: { source: string; label: string; help?: string }) {
  const locale = useLocale();
  const { field, fieldState } = useController({ name: source, defaultValue: [] });
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const named = (code: string) => countries.find((one) => one.code === code) ?? { code, name: code };
  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      disableCloseOnSelect
      filterSelectedOptions
      options={countries}
      value={((field.value ?? []) as string[]).map(named)}
      onChange={(_event, chosen) => field.onChange(chosen.map(({ code }) => code))}
      onBlur={field.onBlur}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      renderInput={(params) => (
        <TextField {...params} label={label} inputRef={field.ref} error={fieldState.error !== undefined} helperText={fieldState.error?.message ?? help} />
      )}
    />
  );
}
