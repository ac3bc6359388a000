import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import type { StaffOrder } from './staff-order.ts';

/** What was sent, by which carrier. */
export function OrderShipments({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const moment = useMoment();
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
            </Typography>
            <Typography variant="body2">{shipment.lines.map((line) => `${line.quantity} × ${titleOf(line.lineId)}`).join(', ')}</Typography>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

/** Nothing for what was sent without one. */
function Carrier({ shipment: { expressName, expressNumber, trackingUrl } }: { shipment: StaffOrder['shipments'][number] }) {
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

/** What happened, oldest first. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const moment = useMoment();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, borderLeft: 2, borderColor: 'divider' }}>
      {order.timeline.map((entry) => (
        <Box component="li" key={`${entry.event} ${entry.at}`} sx={{ pl: 2 }}>
          <Typography variant="body2">{entry.title}</Typography>
          <Typography variant="caption" color="text.secondary">
            {moment(entry.at)}
            {entry.reason && ` · ${entry.reason}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
