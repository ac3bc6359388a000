import { TextArrayInput, Title, useTranslate } from 'react-admin';
import { SettingsCard } from './settings-card.tsx';

/** Which other sites may call the shopper API from a browser. */
export function ApiSettings() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('backoffice_api_settings')} />
      <SettingsCard group="api" hint={translate('backoffice_api_origins_about')}>
        <TextArrayInput source="origins" label={translate('backoffice_api_origins')} helperText={translate('backoffice_api_origins_hint')} fullWidth />
      </SettingsCard>
    </>
  );
}
