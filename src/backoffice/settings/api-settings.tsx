import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { EditBase, SimpleForm, TextArrayInput, Title, useTranslate } from 'react-admin';
import { SaveBar } from '../components/save-bar.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

/** Which other sites may call the shopper API from a browser. */
export function ApiSettings() {
  const translate = useTranslate();
  return (
    <EditBase resource="settings" id="api" mutationMode="pessimistic" redirect={false} {...editFailure}>
      <Title title={translate('backoffice_api_settings')} />
      <Paper sx={{ mt: 2 }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('backoffice_api_origins_about')}
          </Typography>
          <TextArrayInput source="origins" label={translate('backoffice_api_origins')} helperText={translate('backoffice_api_origins_hint')} fullWidth />
        </SimpleForm>
      </Paper>
    </EditBase>
  );
}
