import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { pictureUrl } from '#ui/picture-data.ts';
import { MoneyText, useMoment } from '../components/money.tsx';
import { SoldLine } from '../orders/sold-line.tsx';
import type { StaffReturn } from './staff-return.ts';

/** What comes back, and what is wanted instead. */
export function ReturnLines({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {shown.lines.map((line) => (
        <li key={`${line.lineId} ${line.exchangeSku}`}>
          <SoldLine
            line={line}
            title={`${line.quantity} × ${line.title}`}
            end={
              <Typography variant="body2">
                <MoneyText money={line.total} />
              </Typography>
            }
          >
            {line.exchangeSku && (
              <Typography variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {translate('backoffice_return_wanted', { wanted: [line.exchangeSku, ...line.exchangeOptions.map(({ value }) => value)].join(' · ') })}
              </Typography>
            )}
          </SoldLine>
        </li>
      ))}
    </Box>
  );
}

/** The pictures that were sent along; each opens in full. */
export function ReturnPictures({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  if (shown.images.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
      {shown.images.map((picture, index) => (
        <a key={picture.id} href={picture.url} target="_blank" rel="noopener noreferrer">
          <Box
            component="img"
            src={pictureUrl(picture, 320, 'webp')}
            alt={translate('backoffice_return_picture', { number: index + 1 })}
            sx={{ width: 120, height: 120, objectFit: 'cover', borderRadius: 1, display: 'block' }}
          />
        </a>
      ))}
    </Box>
  );
}

/** What goes back, where to, and the parcels of both directions. */
export function ReturnDetails({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  const moment = useMoment();
  const rows: [string, ReactNode][] = [];
  if (shown.applyType !== 'exchange') {
    rows.push(['backoffice_return_amount', <MoneyText key="refund" money={shown.refundAmount} />]);
    if (shown.quotedAmount.amount !== shown.refundAmount.amount) rows.push(['backoffice_return_quote', <MoneyText key="quote" money={shown.quotedAmount} />]);
    if (shown.shippingFee.amount > 0) rows.push(['backoffice_return_shipping', <MoneyText key="shipping" money={shown.shippingFee} />]);
    if (shown.refundedGiftCards.amount > 0) rows.push(['backoffice_gift_cards', <MoneyText key="giftCards" money={shown.refundedGiftCards} />]);
    if (shown.refundedCredits.amount > 0) rows.push(['backoffice_return_credits', <MoneyText key="credits" money={shown.refundedCredits} />]);
    rows.push(['backoffice_return_to', translate(`backoffice_return_to_${shown.refundTo}`)]);
  }
  if (shown.refundReason) rows.push(['backoffice_reason', shown.refundReason]);
  if (shown.refuseDescription) rows.push(['backoffice_return_description', shown.refuseDescription]);
  if (shown.logisticsNumber) rows.push(['backoffice_return_parcel', `${shown.logisticsCompany} ${shown.logisticsNumber}`]);
  if (shown.logisticsDueAt) rows.push(['backoffice_return_due', moment(shown.logisticsDueAt)]);
  if (shown.receivedAt) rows.push(['backoffice_return_received', moment(shown.receivedAt)]);
  if (shown.restocked !== null) rows.push(['backoffice_return_restocked', translate(shown.restocked ? 'ra.boolean.true' : 'ra.boolean.false')]);
  if (shown.exchangeShipment) rows.push(['backoffice_return_replacement', `${shown.exchangeShipment.expressName} ${shown.exchangeShipment.expressNumber}`]);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: 0.75, columnGap: 2, '& dd': { m: 0 } }}>
      {rows.map(([title, value]) => [
        <Typography key={`${title} title`} component="dt" variant="body2" color="text.secondary">
          {translate(title)}
        </Typography>,
        <Typography key={title} component="dd" variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {value}
        </Typography>,
      ])}
    </Box>
  );
}

/** Who asked, and of which order it is. */
export function ReturnPeople({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name, email, mobile } = shown.customer;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name || email || mobile}
      </Typography>
      {email && (
        <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere', display: 'block' }}>
          {email}
        </Link>
      )}
      {mobile && <Typography variant="body2">{mobile}</Typography>}
      <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'show', id: shown.orderId })} variant="body2" sx={{ display: 'block', mt: 1 }}>
        {translate('backoffice_order_ref', { orderNo: shown.orderNo })}
      </Link>
    </>
  );
}

/** What happened and who did it, oldest first. */
export function ReturnTimeline({ shown }: { shown: StaffReturn }) {
  const moment = useMoment();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, borderLeft: 2, borderColor: 'divider' }}>
      {shown.timeline.map((entry) => (
        <Box component="li" key={`${entry.event} ${entry.at} ${entry.reason}`} sx={{ pl: 2 }}>
          <Typography variant="body2">{entry.title}</Typography>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[moment(entry.at), entry.actor.name, entry.reason].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
