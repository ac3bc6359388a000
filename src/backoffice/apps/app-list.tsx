import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import type { App } from '#shop/apps/contract.ts';
import { useEndOfKey } from '../api-keys/end-of-key.ts';
import { useRightsText } from '../api-keys/rights-input.tsx';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { useEventName } from '../webhooks/event-names.ts';

/** The apps: what each may do, what it is sent, and when it was here last. */
export function AppList() {
  const translate = useTranslate();
  const moment = useMoment();
  const rights = useRightsText();
  const eventName = useEventName();
  const end = useEndOfKey();
  const at = (when: string | null, otherwise: string) => (when ? moment(when) : translate(otherwise));
  const events = ({ webhooks }: App) => [...new Set(webhooks.flatMap((one) => one.events))].map(eventName).join(' · ');
  const none = <FirstOfAll title={translate('backoffice_app_first')} text={translate('backoffice_app_first_text')} />;
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      narrow={<SimpleList<App> primaryText={({ title }) => title} secondaryText={({ scopes }) => rights(scopes)} rowClick="edit" empty={none} />}
    >
      <RecordTable spare={['events', 'expiresAt', 'createdBy']} rowClick="edit" bulkActionButtons={false} empty={none}>
        <TextField source="title" label={translate('backoffice_title')} sx={{ fontWeight: 600 }} />
        <FunctionField<App> key="scopes" label={translate('backoffice_key_scopes')} sortable={false} render={({ scopes }) => rights(scopes)} />
        <FunctionField<App> key="events" label={translate('backoffice_webhook_events')} sortable={false} render={events} />
        <FunctionField<App>
          key="lastUsedAt"
          label={translate('backoffice_key_last_used')}
          sortable={false}
          render={({ lastUsedAt }) => at(lastUsedAt, 'backoffice_key_never_used')}
        />
        <FunctionField<App> key="expiresAt" label={translate('backoffice_key_expires')} sortable={false} render={({ expiresAt }) => end(expiresAt)} />
        <TextField source="createdBy" label={translate('backoffice_key_made_by')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}
