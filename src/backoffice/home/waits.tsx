/** What waits for an action, each a link to its list. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Waiting } from '#shop/reports/contract.ts';
import { firstReturnStatus } from '#shop/returns/contract.ts';
import { lowStockCount } from '#shop/stock/contract.ts';
import { Panel } from '../components/panel.tsx';
import { useWords } from '../reports/report-texts.ts';

const listed = (resource: string, filter: object) => `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where each is found. */
const places: Readonly<Record<keyof Waiting, string>> = {
  toShip: listed('orders', { waits: 'ship' }),
  toDecide: listed('orders', { waits: 'decide' }),
  unpaid: listed('orders', { waits: 'pay' }),
  returns: listed('returns', { status: firstReturnStatus }),
  reviews: listed('reviews', { state: 'pending' }),
  inquiries: listed('inquiries', { state: 'new' }),
  lowStock: listed('stock', { atMost: lowStockCount }),
  mentions: listed('orders', { mentioned: 'new' }),
};

/** Counts of what waits, as far as the user may see it. */
export function Waits({ waiting }: { waiting: Waiting }) {
  const translate = useTranslate();
  const words = useWords();
  const shown = (Object.keys(places) as (keyof Waiting)[]).filter((name) => waiting[name] !== null);
  if (shown.length === 0) return null;
  const isQuiet = shown.every((name) => waiting[name] === 0);
  return (
    <Panel title={translate('backoffice_home_waiting')}>
      {isQuiet && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate('backoffice_home_nothing_waits')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {shown.map((name) => (
          <li key={name}>
            <ButtonBase
              component={Link}
              to={places[name]}
              focusRipple
              sx={{
                width: '100%',
                height: '100%',
                p: 1.5,
                borderRadius: 2,
                border: 1,
                borderColor: 'divider',
                display: 'grid',
                justifyContent: 'start',
                alignContent: 'start',
                textAlign: 'start',
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Typography component="span" variant="h5" sx={{ fontWeight: 650 }} color={waiting[name] === 0 ? 'text.secondary' : 'text.primary'}>
                {words.count(waiting[name] ?? 0)}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {translate(`backoffice_home_waiting_${name}`)}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
