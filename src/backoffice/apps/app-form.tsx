import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  ArrayInput,
  Create,
  Edit,
  maxLength,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useNotify,
  useRedirect,
  useTranslate,
  useWrappedSource,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { ChangedApp, NewApp } from '#shop/apps/contract.ts';
import { ExpiryInput } from '../api-keys/expiry-input.tsx';
import { RightsInput } from '../api-keys/rights-input.tsx';
import { writtenKey } from '../api-keys/written-key.ts';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { AddressAndEvents } from '../webhooks/address-and-events.tsx';
import { SecretDialog, type Secret } from '../webhooks/secret-dialog.tsx';
import { secretsOf, writtenApp } from './written-app.ts';
import { editFailure } from '../components/failures/read-failed.tsx';

// As the contracts have it (`appLimits`, `keyLimits`).
const mostWebhooks = 5;
const longestTitle = 100;
const longestPageUrl = 500;

function Inputs() {
  const translate = useTranslate();
  const webhooks = (useWatch({ name: 'webhooks' }) ?? []) as unknown[];
  return (
    <>
      <TextInput
        source="title"
        label={translate('backoffice_title')}
        helperText={translate('backoffice_app_title_hint')}
        validate={[required(), maxLength(longestTitle)]}
        fullWidth
      />
      <TextInput
        source="pageUrl"
        label={translate('backoffice_app_page')}
        helperText={translate('backoffice_app_page_hint')}
        validate={maxLength(longestPageUrl)}
        fullWidth
      />
      <RightsInput />
      <ArrayInput source="webhooks" label={translate('backoffice_app_webhooks')} helperText={translate('backoffice_app_webhooks_hint')}>
        <SimpleFormIterator disableReordering disableAdd={webhooks.length >= mostWebhooks} fullWidth>
          <WebhookInputs />
        </SimpleFormIterator>
      </ArrayInput>
      <ExpiryInput />
    </>
  );
}

function WebhookInputs() {
  return (
    <>
      <AddressAndEvents />
      <ToWebhook />
    </>
  );
}

/** A webhook that there is has a page of its own: its deliveries, a test, and a new secret. */
function ToWebhook() {
  const translate = useTranslate();
  const id = useWatch({ name: useWrappedSource('id') }) as string | undefined;
  return id === undefined ? null : (
    <Button component={Link} to={`/webhooks/${id}/show`} size="small" sx={{ alignSelf: 'start' }}>
      {translate('backoffice_app_webhook_page')}
    </Button>
  );
}

/** A new app; its key and secrets are shown once it is made, and never again. */
export function AppCreate() {
  const redirect = useRedirect();
  const [made, setMade] = useState<NewApp | null>(null);
  return (
    <>
      <Create redirect={false} transform={(app) => writtenApp(writtenKey(app))} mutationOptions={{ onSuccess: (app) => setMade(app as unknown as NewApp) }}>
        <SimpleForm warnWhenUnsavedChanges defaultValues={{ scopes: [], webhooks: [] }} toolbar={<SaveBar />}>
          <Inputs />
        </SimpleForm>
      </Create>
      {made && <AppSecrets made={secretsOf(made)} onClose={() => redirect('list', 'apps')} />}
    </>
  );
}

/** Changing an app, or deleting it; secrets of webhooks that are new are shown once. */
export function AppEdit() {
  const redirect = useRedirect();
  const notify = useNotify();
  const [made, setMade] = useState<readonly Secret[]>([]);
  const onSuccess = (app: unknown) => {
    const { secrets, pageSecret } = app as ChangedApp;
    const shown = secretsOf({ webhooks: secrets, pageSecret });
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    if (shown.length > 0) setMade(shown);
    else redirect('list', 'apps');
  };
  return (
    <>
      <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={(app) => writtenApp(writtenKey(app))} mutationOptions={{ onSuccess }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveOrDeleteBar ask="backoffice_app_delete_ask" />}>
          <Inputs />
        </SimpleForm>
      </Edit>
      {made.length > 0 && <AppSecrets made={made} onClose={() => redirect('list', 'apps')} />}
    </>
  );
}

function AppSecrets({ made, onClose }: { made: readonly Secret[]; onClose(): void }) {
  return <SecretDialog secrets={made} title="backoffice_app_secrets" hint="backoffice_app_once" onClose={onClose} />;
}
