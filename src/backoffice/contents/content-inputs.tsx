import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { BooleanInput, DateTimeInput, required, TextInput, useInput, useResourceContext, useTranslate } from 'react-admin';
import { PictureInput } from '../templates/picture-input.tsx';

const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'zh', name: '简体中文' },
  { lang: 'zh-HK', name: '繁體中文' },
  { lang: 'de', name: 'Deutsch' },
  { lang: 'ja', name: '日本語' },
];
const asText = (value: string | null) => value ?? '';

function WordInputs() {
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
            source={`texts.${lang}.body`}
            label={translate('backoffice_content_body')}
            helperText={translate('backoffice_description_hint')}
            parse={asText}
            fullWidth
            multiline
            minRows={10}
            maxRows={30}
          />
          <TextInput
            source={`texts.${lang}.slug`}
            label={translate('backoffice_slug_in_language')}
            helperText={translate('backoffice_slug_in_language_hint')}
            parse={asText}
            fullWidth
          />
          <TextInput source={`texts.${lang}.seoTitle`} label={translate('backoffice_seo_title')} parse={asText} fullWidth />
          <TextInput source={`texts.${lang}.seoDescription`} label={translate('backoffice_seo_description')} parse={asText} fullWidth multiline />
        </Box>
      ))}
    </Box>
  );
}

/** The first picture; those after it stay as they are. */
function ThumbnailInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'pictures' });
  const pictures = (field.value ?? []) as string[];
  return (
    <Box sx={{ mb: 2 }}>
      <PictureInput
        label={translate('backoffice_picture')}
        value={pictures[0] ?? ''}
        onChange={(id) => field.onChange(id === undefined ? pictures.slice(1) : [id, ...pictures.slice(1)])}
      />
    </Box>
  );
}

/** Everything that is written of a content. */
export function ContentInputs() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <>
      <WordInputs />
      <ThumbnailInput />
      {resource === 'entries' && <TextInput source="type" label={translate('backoffice_content_type')} validate={required()} fullWidth />}
      <TextInput source="slug" label={translate('backoffice_slug')} helperText={translate('backoffice_content_slug_hint')} parse={asText} fullWidth />
      {resource !== 'articles' && (
        <TextInput source="rootSlug" label={translate('backoffice_content_root_slug')} helperText={translate('backoffice_content_root_slug_hint')} fullWidth />
      )}
      {resource === 'articles' && <TextInput source="author" label={translate('backoffice_content_author')} parse={asText} fullWidth />}
      <BooleanInput source="published" label={translate('backoffice_is_published')} />
      <DateTimeInput source="publishAt" label={translate('backoffice_content_from')} helperText={translate('backoffice_content_from_hint')} fullWidth />
      <DateTimeInput source="unpublishAt" label={translate('backoffice_content_until')} fullWidth />
      <TextInput source="template" label={translate('backoffice_template')} helperText={translate('backoffice_content_template_hint')} fullWidth />
    </>
  );
}
