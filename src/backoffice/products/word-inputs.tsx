import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';

const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'zh', name: '简体中文' },
  { lang: 'zh-HK', name: '繁體中文' },
];
const asText = (value: string | null) => value ?? '';

/** Title, summary, description and what search engines read, by language. */
export function WordInputs() {
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
          <TextInput source={`texts.${lang}.title`} label={translate('backoffice_title')} parse={asText} fullWidth />
          <TextInput source={`texts.${lang}.summary`} label={translate('backoffice_summary')} parse={asText} fullWidth multiline />
          <TextInput
            source={`texts.${lang}.description`}
            label={translate('backoffice_description')}
            parse={asText}
            fullWidth
            multiline
            minRows={6}
            maxRows={24}
            helperText={translate('backoffice_description_hint')}
          />
          <TextInput
            source={`texts.${lang}.slug`}
            label={translate('backoffice_slug_in_language')}
            parse={asText}
            fullWidth
            helperText={translate('backoffice_slug_in_language_hint')}
          />
          <TextInput source={`texts.${lang}.seoTitle`} label={translate('backoffice_seo_title')} parse={asText} fullWidth />
          <TextInput source={`texts.${lang}.seoDescription`} label={translate('backoffice_seo_description')} parse={asText} fullWidth multiline />
        </Box>
      ))}
    </Box>
  );
}
