import { CheckboxGroupInput, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { webhookLimits } from '#shop/webhooks/contract.ts';
import { useEventChoices } from './event-names.ts';

/** Where a webhook is sent, and what is sent there. */
export function AddressAndEvents() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="url"
        type="url"
        label={translate('backoffice_webhook_url')}
        helperText={translate('backoffice_webhook_url_hint')}
        validate={[required(), maxLength(webhookLimits.urlLength)]}
        fullWidth
      />
      <CheckboxGroupInput source="events" label={translate('backoffice_webhook_events')} choices={useEventChoices()} validate={required()} />
    </>
  );
}
