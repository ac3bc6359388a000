/** The first run: an empty shop asks for its name, its country and its owner. */
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useLocaleState, useTranslate, type HttpError } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { passwordOf, textOf } from '../components/form-dialog.tsx';
import { shopLanguages } from '../components/languages.ts';
import { FormCard } from '../sign-in/card.tsx';
import { countryChoices, currencyChoices, currencyOf, type Choice } from '../components/inputs/places.ts';

type Errors = Readonly<Record<string, string>>;
const starts = ['empty', 'demo', 'import'] as const;

// The code stands in the fragment, which no server sees, with what vitrine.config.ts chose; it is taken out of the address at once.
function filledInAddress() {
  const given = new URLSearchParams(window.location.hash.slice(1));
  return { code: given.get('code') ?? '', name: given.get('name') ?? '', languages: given.get('languages')?.split(',') ?? [] };
}

/** What is sent of the form. */
const writtenBody = (fields: FormData, chosen: { country: string; currency: string }) => ({
  code: textOf(fields, 'code'),
  shop: {
    name: textOf(fields, 'name'),
    ...chosen,
    languages: ['en', ...fields.getAll('languages')],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  owner: { email: textOf(fields, 'email'), password: passwordOf(fields, 'password') },
  start: textOf(fields, 'start'),
});

/** The page; where the shop has its owner it leads to the sign-in. */
export function SetUpPage() {
  const translate = useTranslate();
  const [filled] = useState(filledInAddress);
  const [errors, setErrors] = useState<Errors>({});
  const [country, setCountry] = useState<Choice | null>(null);
  const [currency, setCurrency] = useState<Choice | null>(null);
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
    void callAdmin<{ needed: boolean }>('/setup').then(({ data }) => data.needed || window.location.replace('/backoffice/login'));
  }, []);
  const send = async (fields: FormData) => {
    setErrors({});
    const body = writtenBody(fields, { country: country?.code ?? '', currency: currency?.code ?? '' });
    await callAdmin('/setup', { method: 'POST', body }).catch((error: HttpError) => {
      const named = (error.body as { errors?: Errors } | undefined)?.errors;
      setErrors(named ?? {});
      throw named ? new Error('backoffice_setup_check') : error;
    });
    // What comes next asks for the second factor first.
    window.location.assign(body.start === 'import' ? '/backoffice/imports' : '/backoffice');
  };
  return (
    <FormCard title={translate('backoffice_first_run')} hint={translate('backoffice_setup_hint')} submit={translate('backoffice_setup_submit')} onSend={send}>
      <TextField
        name="code"
        label={translate('backoffice_setup_code')}
        defaultValue={filled.code}
        autoComplete="off"
        error={errors['code'] !== undefined}
        helperText={errors['code'] ?? translate('backoffice_setup_code_hint')}
        slotProps={{ htmlInput: { maxLength: 60, spellCheck: false } }}
        required
      />
      <ShopFields errors={errors} name={filled.name} country={country} currency={currency} onCountry={setCountry} onCurrency={setCurrency} />
      <Languages chosen={filled.languages} />
      <OwnerFields errors={errors} />
      <Starts />
    </FormCard>
  );
}

const at = (errors: Errors, field: string) => ({ error: errors[field] !== undefined, helperText: errors[field] });

type ShopFieldsProps = {
  errors: Errors;
  name: string;
  country: Choice | null;
  currency: Choice | null;
  onCountry(choice: Choice | null): void;
  onCurrency(choice: Choice | null): void;
};

function ShopFields({ errors, name, country, currency, onCountry, onCurrency }: ShopFieldsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const choose = (chosen: Choice | null) => {
    onCountry(chosen);
    const proposed = chosen && currencyOf(chosen.code);
    if (proposed) onCurrency(currencies.find((one) => one.code === proposed) ?? null);
  };
  return (
    <>
      <Heading text={translate('backoffice_setup_shop')} />
      <TextField
        name="name"
        label={translate('backoffice_shop_name')}
        defaultValue={name}
        autoComplete="organization"
        slotProps={{ htmlInput: { maxLength: 100 } }}
        {...at(errors, 'shop.name')}
        required
      />
      <Picker label={translate('backoffice_country')} choices={countries} value={country} onChoose={choose} error={errors['shop.country']} />
      <Picker
        label={translate('backoffice_currency')}
        choices={currencies}
        value={currency}
        onChoose={onCurrency}
        error={errors['shop.currency']}
        hint={translate('backoffice_setup_currency_hint')}
      />
    </>
  );
}

function OwnerFields({ errors }: { errors: Errors }) {
  const translate = useTranslate();
  return (
    <>
      <Heading text={translate('backoffice_setup_owner')} />
      <TextField name="email" type="email" label={translate('ra.auth.username')} autoComplete="username" {...at(errors, 'owner.email')} required />
      <TextField
        name="password"
        type="password"
        label={translate('ra.auth.password')}
        autoComplete="new-password"
        {...at(errors, 'owner.password')}
        helperText={errors['owner.password'] ?? translate('backoffice_setup_password_hint')}
        required
      />
    </>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
  );
}

type PickerProps = {
  label: string;
  choices: readonly Choice[];
  value: Choice | null;
  onChoose(choice: Choice | null): void;
  error: string | undefined;
  hint?: string;
};

function Picker({ label, choices, value, onChoose, error, hint }: PickerProps) {
  return (
    <Autocomplete
      options={choices}
      value={value}
      onChange={(_, chosen) => onChoose(chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} required />}
      autoHighlight
      fullWidth
    />
  );
}

function Languages({ chosen }: { chosen: readonly string[] }) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{translate('backoffice_languages')}</FormLabel>
      <FormGroup>
        {shopLanguages.map(({ lang, name }) => (
          <FormControlLabel
            key={lang}
            control={<Checkbox name="languages" value={lang} defaultChecked={lang === 'en' || chosen.includes(lang)} disabled={lang === 'en'} />}
            label={<span lang={lang}>{name}</span>}
          />
        ))}
      </FormGroup>
      <FormHelperText>{translate('backoffice_languages_hint')}</FormHelperText>
    </FormControl>
  );
}

function Starts() {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="begin-with">{translate('backoffice_setup_start')}</FormLabel>
      <RadioGroup name="start" defaultValue="empty" aria-labelledby="begin-with">
        {starts.map((start) => (
          <FormControlLabel key={start} value={start} control={<Radio />} label={translate(`backoffice_setup_start_${start}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
