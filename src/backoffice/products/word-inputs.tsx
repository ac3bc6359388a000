import { TextInput, useTranslate } from 'react-admin';
import { asText } from '../look/as-text.ts';
import { shopLanguages } from '../look/languages.ts';
import { PageWordInputs } from '../look/page-word-inputs.tsx';

/** Title, summary, description and what search engines read, by language. */
export function WordInputs() {
  const translate = useTranslate();
  return (
    <PageWordInputs
      languages={shopLanguages}
      longText={(lang) => (
        <TextInput
          source={`texts.${lang}.description`}
          label={translate('backoffice_description')}
          helperText={translate('backoffice_description_hint')}
          parse={asText}
          fullWidth
          multiline
          minRows={6}
          maxRows={24}
        />
      )}
    />
  );
}
