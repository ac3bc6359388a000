import type { IssuedGiftCard, StaffGiftCard } from '#shop/gift-cards/contract.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { SecretDialog } from '../webhooks/secret-dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { GiftCardLedger } from './gift-card-ledger.tsx';
import { StateChip, useCardName } from './gift-card-list.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';

/** One card: what is left, what happened with it, and what staff may do. */
export function GiftCardShow() {
  return (
    <RecordPage>
      <CardPage />
    </RecordPage>
  );
}

function CardPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const name = useCardName();
  const card = useRecordContext<StaffGiftCard & { _etag: string }>();
  const canWrite = useRight('write:refunds');
  if (!card) return null;
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <RecordHead title={name(card)} about={<MoneyText money={card.balance} />} actions={canWrite && <Actions card={card} />}>
        <StateChip card={card} />
      </RecordHead>
      <Panel title={translate('backoffice_gift_card_about')}>
        <Stack sx={{ gap: 0.5 }}>
          <Fact title="backoffice_gift_card_issued" value={<MoneyText money={card.issued} />} />
          <Fact title="backoffice_gift_card_since" value={moment(card.createdAt)} />
          {card.expiresAt && <Fact title="backoffice_gift_card_expires" value={moment(card.expiresAt)} />}
          {card.note && <Fact title="backoffice_reason" value={card.note} />}
          {card.orderNo && (
            <Fact title="backoffice_order_no" value={<ScreenLink to={`/orders/${encodeURIComponent(card.orderNo)}/show`}>{card.orderNo}</ScreenLink>} />
          )}
          {card.recipient.name && <Fact title="backoffice_gift_card_recipient" value={card.recipient.name} />}
          {card.recipient.email && <Fact title="backoffice_gift_card_recipient_email" value={card.recipient.email} />}
          {card.senderName && <Fact title="backoffice_gift_card_sender" value={card.senderName} />}
          {card.message && <Fact title="backoffice_gift_card_message" value={card.message} />}
          {card.sentAt && <Fact title="backoffice_gift_card_sent" value={moment(card.sentAt)} />}
          {!card.sentAt && card.sendAt && <Fact title="backoffice_gift_card_send_at" value={moment(card.sendAt)} />}
        </Stack>
      </Panel>
      <Panel title={translate('backoffice_gift_card_ledger')}>
        <GiftCardLedger card={card.id} />
      </Panel>
    </Stack>
  );
}

function Fact({ title, value }: { title: string; value: ReactNode }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="span" variant="body2" color="text.secondary">
        {translate(title)}:{' '}
      </Typography>
      {value}
    </Typography>
  );
}

type Asked = 'adjust' | 'code' | null;

function Actions({ card }: { card: StaffGiftCard & { _etag: string } }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<Asked>(null);
  const [code, setCode] = useState<string | null>(null);
  const isDisabled = card.state === 'disabled';
  const toggle = async () => {
    await attempt(async () => {
      const { expiresAt, note } = card;
      await callAdmin(`/gift-cards/${card.id}`, { method: 'PUT', body: { disabled: !isDisabled, expiresAt, note }, ifMatch: card._etag });
      notify('backoffice_gift_card_changed', { type: 'success' });
    });
    // Where a colleague or an order was first, the card is shown as it now is.
    refresh();
  };
  async function replace() {
    const issued = (await runAction('gift-cards', { id: card.id, action: 'code' })) as unknown as IssuedGiftCard;
    setAsked(null);
    if (issued.code === null) notify('backoffice_gift_card_will_be_mailed', { type: 'success' });
    else setCode(issued.code);
    refresh();
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={() => setAsked('adjust')}>
        {translate('backoffice_gift_card_adjust')}
      </Button>
      <Button onClick={() => setAsked('code')}>{translate('backoffice_gift_card_new_code')}</Button>
      <Button color={isDisabled ? 'primary' : 'error'} onClick={() => void toggle()}>
        {translate(isDisabled ? 'backoffice_gift_card_enable' : 'backoffice_gift_card_disable')}
      </Button>
      {asked === 'adjust' && <AdjustDialog card={card} onClose={() => setAsked(null)} />}
      {asked === 'code' && (
        <FormDialog
          title={translate('backoffice_gift_card_new_code')}
          submit={translate('backoffice_gift_card_new_code')}
          onClose={() => setAsked(null)}
          onSend={replace}
          final="backoffice_gift_card_new_code_ask"
        >
          {null}
        </FormDialog>
      )}
      {code !== null && (
        <SecretDialog secrets={[{ value: code }]} title="backoffice_gift_card_made" hint="backoffice_gift_card_once" onClose={() => setCode(null)} />
      )}
    </Stack>
  );
}
