import { webhookLimits, type NewEndpoint } from '#shop/webhooks/contract.ts';
import { useState } from 'react';
import { BooleanInput, Create, Edit, maxLength, required, SimpleForm, TextInput, useRedirect, useTranslate } from 'react-admin';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { AddressAndEvents } from './address-and-events.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { editFailure } from '../components/failures/read-failed.tsx';

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="title" label={translate('backoffice_title')} validate={[required(), maxLength(webhookLimits.titleLength)]} fullWidth />
      <AddressAndEvents />
      <BooleanInput source="isOn" label={translate('backoffice_webhook_is_on')} />
    </>
  );
}

/** A new endpoint; its secret is shown once it is made. */
export function WebhookCreate() {
  const redirect = useRedirect();
  const [made, setMade] = useState<NewEndpoint | null>(null);
  return (
    <>
      <Create redirect={false} mutationOptions={{ onSuccess: (endpoint) => setMade(endpoint as unknown as NewEndpoint) }}>
        <SimpleForm warnWhenUnsavedChanges defaultValues={{ isOn: true }} toolbar={<SaveBar />}>
          <Inputs />
        </SimpleForm>
      </Create>
      {made && <SecretDialog secrets={[{ value: made.secret }]} onClose={() => redirect('show', 'webhooks', made.id)} />}
    </>
  );
}

/** Changing an endpoint. */
export function WebhookEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="show" {...editFailure}>
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveOrDeleteBar />}>
        <Inputs />
      </SimpleForm>
    </Edit>
  );
}
