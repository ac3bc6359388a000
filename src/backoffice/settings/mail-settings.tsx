import { TextArrayInput, TextInput, Title, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { SettingsCard } from './settings-card.tsx';

/** Mails: sender, reply address, footer, and who gets copies. */
export function MailSettings() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_mail_settings')} />
      <SettingsCard group="mails">
        <TextInput
          source="senderName"
          label={translate('backoffice_mail_sender_name')}
          helperText={translate('backoffice_mail_sender_hint')}
          parse={asText}
          fullWidth
        />
        <TextInput source="senderAddress" label={translate('backoffice_mail_sender_address')} type="email" parse={asText} fullWidth />
        <TextInput source="replyTo" label={translate('backoffice_mail_reply_to')} type="email" parse={asText} fullWidth />
        <TextArrayInput source="copyOrdersTo" label={translate('backoffice_mail_copies')} helperText={translate('backoffice_mail_copies_hint')} fullWidth />
        {shopLanguages.map(({ lang, name }) => (
          <TextInput key={lang} source={`footer.${lang}`} label={`${translate('backoffice_mail_footer')} · ${name}`} parse={asText} multiline fullWidth />
        ))}
      </SettingsCard>
    </>
  );
}
