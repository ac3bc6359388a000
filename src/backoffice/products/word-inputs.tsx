import { TextInput, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { PageTextInputs } from '../components/inputs/page-text-inputs.tsx';

/** Title, summary, description and what search engines read, by language. */
export function WordInputs() {
  const translate = useTranslate();
  return (
    <PageTextInputs
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
