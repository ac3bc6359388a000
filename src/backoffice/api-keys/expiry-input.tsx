import { DateInput, useTranslate } from 'react-admin';

/** The last day of a key. */
export function ExpiryInput() {
  const translate = useTranslate();
  return <DateInput source="expiresAt" label={translate('backoffice_key_expires')} helperText={translate('backoffice_key_expires_hint')} />;
}
