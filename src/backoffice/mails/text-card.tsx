import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { StaffTemplate } from '#shop/messages/contract.ts';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { MailActions } from './mail-actions.tsx';
import { PlacesField } from './places-field.tsx';

// As the contract has it (`templateLimits`).
const longest = { subject: 200, body: 10_000 };

type TextCardProps = {
  template: StaffTemplate;
  lang: string;
  onLang(lang: string): void;
  /** What is wrong with the words of the language that is shown, by field. */
  errors: Readonly<Record<string, string>>;
};

/** Subject and text of the mail, a tab for each language. */
export function TextCard({ template, lang, onLang, errors }: TextCardProps) {
  const translate = useTranslate();
  useShowFaulty(lang, onLang);
  const named = template.variables.filter(({ block }) => !block);
  return (
    <Panel title={translate('backoffice_mail_words')}>
      <LanguageTabs languages={shopLanguages} shown={lang} onShow={onLang}>
        {(one) => (
          <>
            <PlacesField
              source={`texts.${one}.subject`}
              label={translate('backoffice_newsletter_subject')}
              lang={one}
              places={named}
              most={longest.subject}
              error={one === lang ? errors['subject'] : undefined}
            />
            <PlacesField
              source={`texts.${one}.body`}
              label={translate('backoffice_newsletter_body')}
              helperText={translate('backoffice_mail_body_hint')}
              lang={one}
              places={template.variables}
              most={longest.body}
              multiline
              error={one === lang ? errors['body'] : undefined}
            />
          </>
        )}
      </LanguageTabs>
      <MailActions template={template} lang={lang} />
    </Panel>
  );
}

/** Shows the language whose words could not be saved, where the one in sight is in order. */
function useShowFaulty(lang: string, onLang: (lang: string) => void): void {
  const { errors, submitCount } = useFormState();
  const faulty = Object.keys((errors['texts'] ?? {}) as object);
  const shown = faulty.length === 0 || faulty.includes(lang) ? lang : faulty[0]!;
  // Once for each time that it was saved: who then turns to another language stays there.
  useEffect(() => {
    if (shown !== lang) onLang(shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, faulty.join()]);
}
