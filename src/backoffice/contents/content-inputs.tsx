import Box from '@mui/material/Box';
import { BooleanInput, DateTimeInput, required, TextInput, useInput, useResourceContext, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { contentLanguages } from '../components/languages.ts';
import { PageTextInputs } from '../components/inputs/page-text-inputs.tsx';
import { PictureInput } from '../components/inputs/picture-input.tsx';

function WordInputs() {
  const translate = useTranslate();
  return (
    <PageTextInputs
      languages={contentLanguages}
      longText={(lang) => (
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
      )}
    />
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
