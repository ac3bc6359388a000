import Alert from '@mui/material/Alert';
import { BooleanInput, maxLength, TextInput, Title, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { SettingsCard } from './settings-card.tsx';

/** Closing the shop to visitors for a while: what they read, and the password that still opens it. */
export function MaintenanceSettings() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_maintenance')} />
      <SettingsCard group="maintenance" hint={translate('backoffice_maintenance_hint')}>
        <BooleanInput source="enabled" label={translate('backoffice_maintenance_enabled')} helperText={false} />
        <ClosedNote />
        <TextInput
          source="password"
          label={translate('ra.auth.password')}
          helperText={translate('backoffice_maintenance_password_hint')}
          parse={asText}
          validate={maxLength(200)}
          autoComplete="off"
          fullWidth
        />
        {shopLanguages.map(({ lang, name }) => (
          <TextInput key={`${lang}.title`} source={`texts.${lang}.title`} label={`${translate('backoffice_title')} · ${name}`} parse={asText} fullWidth />
        ))}
        {shopLanguages.map(({ lang, name }) => (
          <TextInput
            key={`${lang}.text`}
            source={`texts.${lang}.text`}
            label={`${translate('backoffice_maintenance_text')} · ${name}`}
            parse={asText}
            multiline
            minRows={2}
            fullWidth
          />
        ))}
      </SettingsCard>
    </>
  );
}

function ClosedNote() {
  const translate = useTranslate();
  return useWatch({ name: 'enabled' }) === true ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('backoffice_maintenance_closed')}
    </Alert>
  ) : null;
}
