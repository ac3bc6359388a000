import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMoment } from '../../components/money.tsx';
import { Panel } from '../../components/panel.tsx';
import { ParcelDialog } from '../work/parcel-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

type Shipment = StaffOrder['shipments'][number];

/** What was sent, by which carrier, and where it is. `mayWrite`: whether events can be added. */
export function OrderShipments({ order, mayWrite = false }: { order: StaffOrder; mayWrite?: boolean }) {
  const translate = useTranslate();
  const moment = useMoment();
  const [asked, setAsked] = useState<Shipment | null>(null);
  if (order.shipments.length === 0) return null;
  const titleOf = (lineId: string) => order.products.find((line) => line.lineId === lineId)?.title ?? lineId;
  return (
    <Panel title={translate('backoffice_shipments')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {order.shipments.map((shipment, index) => (
          <div key={`${index} ${shipment.shippedAt}`}>
            <Carrier shipment={shipment} />
            <Typography variant="caption" color="text.secondary">
              {moment(shipment.shippedAt)}
              {shipment.deliveredAt && ` → ${translate('backoffice_delivered_at', { at: moment(shipment.deliveredAt) })}`}
              {shipment.expected && ` · ${translate('backoffice_arrives', { days: shipment.expected.text })}`}
            </Typography>
            <Typography variant="body2">{shipment.lines.map((line) => `${line.quantity} × ${titleOf(line.lineId)}`).join(', ')}</Typography>
            <ParcelEvents events={shipment.events} />
            {mayWrite && order.imported === null && (
              <Button size="small" onClick={() => setAsked(shipment)}>
                {translate('backoffice_parcel_event')}
              </Button>
            )}
          </div>
        ))}
      </Box>
      {asked && <ParcelDialog order={order} shipmentId={asked.id} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

/** Nothing for what was sent without one. */
function Carrier({ shipment: { expressName, expressNumber, trackingUrl } }: { shipment: Shipment }) {
  if (!expressName && !expressNumber && !trackingUrl) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {expressName}{' '}
      {trackingUrl ? (
        <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {expressNumber || trackingUrl}
        </Link>
      ) : (
        expressNumber
      )}
    </Typography>
  );
}

const shownAtOnce = 3;

/** Newest first; the older ones on demand. */
function ParcelEvents({ events }: { events: Shipment['events'] }) {
  const translate = useTranslate();
  const older = events.slice(shownAtOnce);
  return (
    <Box sx={{ mt: 0.5 }}>
      {events.slice(0, shownAtOnce).map((event, index) => (
        <ParcelEvent key={`${index} ${event.at}`} event={event} />
      ))}
      {older.length > 0 && (
        <details>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {translate('backoffice_parcel_earlier', { count: older.length })}
          </Typography>
          {older.map((event, index) => (
            <ParcelEvent key={`${index} ${event.at}`} event={event} />
          ))}
        </details>
      )}
    </Box>
  );
}

function ParcelEvent({ event: { state, at, place, words } }: { event: Shipment['events'][number] }) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Box sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color={state === 'exception' || state === 'returned' ? 'warning.main' : undefined}>
        {[translate(`backoffice_parcel_${state}`), words].filter((text) => text !== '').join(' · ')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[moment(at), place].filter((text) => text !== '').join(' · ')}
      </Typography>
    </Box>
  );
}
