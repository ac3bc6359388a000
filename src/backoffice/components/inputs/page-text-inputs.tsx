import type { ReactNode } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { asText } from './as-text.ts';
import { LanguageTabs } from '../language-tabs.tsx';

type PageTextInputsProps = {
  languages: readonly { lang: string; name: string }[];
  /** Whether the page has an address of its own in each language. */
  hasSlugs?: boolean;
  /** The input of what the page says at length. */
  longText(lang: string): ReactNode;
};

/** What is written, by language, of anything that has a page of its own in the shop; what search engines read too. */
export function PageTextInputs({ languages, hasSlugs = true, longText }: PageTextInputsProps) {
  const translate = useTranslate();
  return (
    <LanguageTabs languages={languages}>
      {(lang) => (
        <>
          <TextInput source={`texts.${lang}.title`} label={translate('backoffice_title')} parse={asText} fullWidth />
          <TextInput source={`texts.${lang}.summary`} label={translate('backoffice_summary')} parse={asText} fullWidth multiline />
          {longText(lang)}
          {hasSlugs && (
            <TextInput
              source={`texts.${lang}.slug`}
              label={translate('backoffice_slug_in_language')}
              helperText={translate('backoffice_slug_in_language_hint')}
              parse={asText}
              fullWidth
            />
          )}
          <TextInput source={`texts.${lang}.seoTitle`} label={translate('backoffice_seo_title')} parse={asText} fullWidth />
          <TextInput source={`texts.${lang}.seoDescription`} label={translate('backoffice_seo_description')} parse={asText} fullWidth multiline />
        </>
      )}
    </LanguageTabs>
  );
}
