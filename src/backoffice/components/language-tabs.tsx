import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { shopLanguages } from './languages.ts';

type LanguageTabsProps = {
  languages: readonly { lang: string; name: string }[];
  /** The inputs of one language. */
  children(lang: string): ReactNode;
  /** The language that is shown, where the caller decides it. */
  shown?: string;
  onShow?(lang: string): void;
};

/** Inputs by language, one tab each. Those of hidden tabs stay in the form and are checked with it. */
export function LanguageTabs({ languages, children, ...given }: LanguageTabsProps) {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState('en');
  const { shown = chosen, onShow = setChosen } = given;
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={shown} onChange={(_, lang: string) => onShow(lang)} variant="scrollable" aria-label={translate('backoffice_language')} sx={{ mb: 2 }}>
        {languages.map(({ lang, name }) => (
          <Tab key={lang} value={lang} label={name} lang={lang} id={`${id}-tab-${lang}`} aria-controls={`${id}-${lang}`} />
        ))}
      </Tabs>
      {languages.map(({ lang }) => (
        <Box key={lang} role="tabpanel" id={`${id}-${lang}`} aria-labelledby={`${id}-tab-${lang}`} hidden={shown !== lang}>
          {children(lang)}
        </Box>
      ))}
    </Box>
  );
}

/** Chooses one of the shop's languages, for inputs that hold all of them. */
export function LanguageButtons({ lang, onChange }: { lang: string; onChange(lang: string): void }) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, mb: 1 }}>
      {shopLanguages.map((one) => (
        <Button
          key={one.lang}
          size="small"
          lang={one.lang}
          aria-pressed={lang === one.lang}
          variant={lang === one.lang ? 'outlined' : 'text'}
          onClick={() => onChange(one.lang)}
        >
          {one.name}
        </Button>
      ))}
    </Stack>
  );
}

/** The same where there is little room, or where it says in which language something is looked at. */
export function LanguageSelect({ lang, onChange, sx = {} }: { lang: string; onChange(lang: string): void; sx?: TextFieldProps['sx'] }) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={useTranslate()('backoffice_language')}
      value={lang}
      onChange={({ target }) => onChange(target.value)}
      sx={sx}
    >
      {shopLanguages.map((one) => (
        <MenuItem key={one.lang} value={one.lang} lang={one.lang}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
