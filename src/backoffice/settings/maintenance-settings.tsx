import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BooleanInput, EditBase, maxLength, SimpleForm, TextInput, Title, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asText } from '../components/inputs/as-text.ts';
import { shopLanguages } from '../components/languages.ts';
import { SaveBar } from '../components/save-bar.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

/** Closing the shop to visitors for a while: what they read, and the password that still opens it. */
export function MaintenanceSettings() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="maintenance" mutationMode="pessimistic" redirect={false} {...editFailure}>
      <Title title={translate('backoffice_maintenance')} />
      <Paper sx={{ mt: 2 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('backoffice_maintenance_hint')}
          </Typography>
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
        </SimpleForm>
      </Paper>
    </EditBase>
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
