import type { Endpoint } from '#shop/webhooks/contract.ts';
import Chip from '@mui/material/Chip';
import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

/** Whether an endpoint is on, and whether anything arrives. */
export function EndpointChip({ endpoint }: { endpoint: Endpoint }) {
  const translate = useTranslate();
  const moment = useMoment();
  if (endpoint.offReason) {
    const color = endpoint.offReason === 'staff' ? 'default' : 'error';
    return <Chip size="small" variant="outlined" color={color} label={translate(`backoffice_webhook_off_${endpoint.offReason}`)} />;
  }
  return endpoint.failingSince ? (
    <Chip size="small" variant="outlined" color="warning" label={translate('backoffice_webhook_failing', { at: moment(endpoint.failingSince) })} />
  ) : (
    <Chip size="small" variant="outlined" color="success" label={translate('backoffice_webhook_on')} />
  );
}

/** When something arrived last. */
export function useArrival(): (endpoint: Endpoint) => string {
  const translate = useTranslate();
  const moment = useMoment();
  return ({ deliveredAt }) =>
    deliveredAt ? translate('backoffice_webhook_arrived', { at: moment(deliveredAt) }) : translate('backoffice_webhook_nothing_arrived');
}

/** The endpoints. */
export function WebhookList() {
  const translate = useTranslate();
  const arrival = useArrival();
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'createdAt', order: 'ASC' }}
      narrow={
        <SimpleList<Endpoint>
          primaryText={(endpoint) => endpoint.title}
          secondaryText={(endpoint) => endpoint.url}
          tertiaryText={(endpoint) => <EndpointChip endpoint={endpoint} />}
          rowClick="show"
        />
      }
    >
      <RecordTable rowClick="show" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_title')} sx={{ fontWeight: 600 }} />
        <TextField source="url" label={translate('backoffice_webhook_url')} sortable={false} sx={{ overflowWrap: 'anywhere' }} />
        <FunctionField<Endpoint> label={translate('backoffice_webhook_state')} sortable={false} render={(endpoint) => <EndpointChip endpoint={endpoint} />} />
        <FunctionField<Endpoint> label={translate('backoffice_webhook_answer')} sortable={false} render={arrival} />
      </RecordTable>
    </RecordList>
  );
}
