/** Shipping on one screen: each zone with its methods, and beside them what a parcel would cost. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatMoney } from '#kit/pure/amount.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { RecordList } from '../components/record-list.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { useRight } from '../components/use-right.ts';
import { placesOf, type ZonePlaces } from './places.ts';
import { TryCard } from './try-card.tsx';
import { usePlaceNames, useZoneTitle } from './use-place-names.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

/** A zone as it is listed. */
export type Zone = ZonePlaces & { id: string; code: string };
type Method = {
  id: string;
  zoneId: string;
  currency: string;
  texts: Record<string, { title: string } | undefined>;
  rule: { kind: string; amount?: number; steps?: { amount: number }[] };
  freeAboveAmount: number | null;
  pickup: object | null;
  published: boolean;
};

const mostListed = 100;
const mostPages = 20;

/** Every method, page after page. */
async function allMethods(): Promise<Method[]> {
  const found: Method[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data } = await callAdmin<{ items: Method[]; total: number }>(`/shipping-methods?page=${page}&size=${mostListed}&sort=position`);
    found.push(...data.items);
    if (found.length >= data.total) break;
  }
  return found;
}

export function ShippingPage() {
  return (
    <RecordList component="div" sort={{ field: 'position', order: 'ASC' }} perPage={mostListed} pagination={false} actions={false}>
      <Board />
    </RecordList>
  );
}

function Board() {
  const translate = useTranslate();
  const mayWrite = useRight('write:delivery');
  const { data: zones, isPending } = useListContext<Zone>();
  const { data: methods, error, refetch } = useQuery({ queryKey: ['shipping-methods', 'all'], queryFn: allMethods });
  if (!methods && error) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (isPending || !zones || !methods) return null;
  if (zones.length === 0) return <FirstOfAll title={translate('backoffice_shipping_first')} text={translate('backoffice_shipping_first_text')} />;
  return (
    <MainAndSide
      main={
        <>
          {zones.map((zone) => (
            <ZonePanel key={zone.id} zone={zone} zones={zones} methods={methods.filter(({ zoneId }) => zoneId === zone.id)} />
          ))}
          {mayWrite && (
            <Button component={Link} to="/shipping-zones/create" variant="outlined" startIcon={<AddIcon />} sx={{ justifySelf: 'start' }}>
              {translate('backoffice_shipping_add_zone')}
            </Button>
          )}
        </>
      }
      side={<TryCard zones={zones} />}
    />
  );
}

function ZonePanel({ zone, zones, methods }: { zone: Zone; zones: readonly Zone[]; methods: readonly Method[] }) {
  const translate = useTranslate();
  const title = useZoneTitle(zones)(zone);
  const places = placesOf(zone, usePlaceNames(zones)).join(translate('backoffice_list_comma'));
  const mayWrite = useRight('write:delivery');
  const added = JSON.stringify({ zoneId: zone.id });
  return (
    <Paper component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, overflowWrap: 'anywhere', flex: '1 1 12rem' }}>
          {title}
        </Typography>
        {mayWrite && (
          <Button component={Link} to={`/shipping-zones/${zone.id}`} size="small" aria-label={`${translate('backoffice_shipping_edit_places')} · ${title}`}>
            {translate('backoffice_shipping_edit_places')}
          </Button>
        )}
      </Stack>
      {places !== '' && places !== title && (
        <Typography variant="body2" color="text.secondary" sx={{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
          {places}
        </Typography>
      )}
      <List dense disablePadding sx={{ mt: 1 }}>
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} />
        ))}
      </List>
      {methods.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
          {translate('backoffice_shipping_no_methods')}
        </Typography>
      )}
      {mayWrite && (
        <Button
          component={Link}
          to={`/shipping-methods/create?source=${encodeURIComponent(added)}`}
          size="small"
          startIcon={<AddIcon />}
          aria-label={`${translate('backoffice_shipping_add_method')} · ${title}`}
        >
          {translate('backoffice_shipping_add_method')}
        </Button>
      )}
    </Paper>
  );
}

/** A method, and what it costs. */
export function MethodRow({ method }: { method: Method }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, currency, texts, rule, freeAboveAmount, pickup, published } = method;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const amounts = rule.steps?.map((step) => step.amount) ?? [rule.amount ?? 0];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const range = least === most ? money(least) : `${money(least)}–${money(most)}`;
  const price = most === 0 ? translate('backoffice_shipping_free') : range;
  const free = freeAboveAmount === null ? '' : translate('backoffice_shipping_free_from', { amount: money(freeAboveAmount) });
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={`/shipping-methods/${id}`} sx={{ borderRadius: 1, gap: 1, flexWrap: 'wrap' }}>
        <ListItemText
          primary={(texts[locale] ?? texts['en'])?.title ?? ''}
          secondary={[pickup ? translate('backoffice_shipping_pickup') : '', free].filter(Boolean).join(' · ') || undefined}
        />
        {!published && <Chip size="small" variant="outlined" label={translate('backoffice_shipping_not_offered')} />}
        <Typography component="span" sx={{ whiteSpace: 'nowrap' }}>
          {rule.kind === 'provider' ? translate('backoffice_shipping_provider') : price}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}
