import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

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
