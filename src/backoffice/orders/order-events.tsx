import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMoment } from '../components/money.tsx';
import type { StaffOrder } from './staff-order.ts';

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
