import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type LanguageTabsProps = {
  languages: readonly { lang: string; name: string }[];
  /** The inputs of one language. */
  children(lang: string): ReactNode;
};

/** Inputs by language, one tab each. Those of hidden tabs stay in the form and are checked with it. */
export function LanguageTabs({ languages, children }: LanguageTabsProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState('en');
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={shown} onChange={(_, lang: string) => setShown(lang)} variant="scrollable" aria-label={translate('backoffice_language')} sx={{ mb: 2 }}>
        {languages.map(({ lang, name }) => (
          <Tab key={lang} value={lang} label={name} lang={lang} id={`words-tab-${lang}`} aria-controls={`words-${lang}`} />
        ))}
      </Tabs>
      {languages.map(({ lang }) => (
        <Box key={lang} role="tabpanel" id={`words-${lang}`} aria-labelledby={`words-tab-${lang}`} hidden={shown !== lang}>
          {children(lang)}
        </Box>
      ))}
    </Box>
  );
}
