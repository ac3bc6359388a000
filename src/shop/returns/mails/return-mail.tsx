import { Text } from '@react-email/text';
import { Fragment } from 'react';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { formatDay } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { fillWords } from '#kit/pure/mail/mail-texts.ts';
import type { MailFrame, OwnWords } from '#kit/server/mail/mail-sample.ts';
import { DetailedMail, styles } from '../../messages/index.ts';
import type { Return } from '../contract.ts';
import type { ReturnMailKind } from '../job-kinds.ts';
import { usually } from '../sections/return-texts.ts';

/** What a mail about a return is made of. All texts of people are text to React, which escapes them. */
export type ReturnMailProps = { kind: ReturnMailKind; locale: Locale; shopName: string; shown: Return; link: string } & MailFrame;

type Say = (shown: Return, options: { locale: Locale }) => string;

const titles: Readonly<Record<ReturnMailKind, Say>> = {
  applied: m.returns_mail_applied_title,
  approved: m.returns_mail_approved_title,
  refused: m.returns_mail_refused_title,
  reminded: m.returns_mail_reminded_title,
  received: m.returns_mail_received_title,
  rejected: m.returns_mail_rejected_title,
  exchangeSent: m.returns_mail_exchangeSent_title,
  refunded: m.returns_mail_refunded_title,
  expired: m.returns_mail_expired_title,
};

const texts: Readonly<Record<ReturnMailKind, Say>> = {
  applied: (shown, options) => m.returns_mail_applied_text({ ...shown, usually: usually(shown.decisionDays, options) }, options),
  approved: m.returns_mail_approved_text,
  refused: m.returns_mail_refused_text,
  reminded: m.returns_mail_reminded_text,
  received: m.returns_mail_received_text,
  rejected: m.returns_mail_rejected_text,
  exchangeSent: m.returns_mail_exchangeSent_text,
  refunded: m.returns_mail_refunded_text,
  expired: m.returns_mail_expired_text,
};

/** What stands in the places of a template. */
const valuesOf = ({ kind, shown, locale }: ReturnMailProps): Record<string, string> => ({
  returnNo: shown.returnNo,
  orderNo: shown.orderNo,
  amount: formatMoney(shown.refundAmount, locale),
  reason: kind === 'refused' || kind === 'rejected' ? shown.refuseDescription : shown.refundReason,
});

const filledOf = (props: ReturnMailProps) => (props.template ? fillWords(props.template, { ...valuesOf(props), shopName: props.shopName }) : null);

/** What a mail about a return says by itself. */
export function ownReturnWords(props: ReturnMailProps): OwnWords {
  const { kind, shown, locale } = props;
  return { title: titles[kind](shown, { locale }), paragraphs: [texts[kind](shown, { locale })], values: valuesOf(props), blocks: ['details', 'link'] };
}

/** The subject of a mail about a return. */
export function returnMailSubject(props: ReturnMailProps): string {
  const { kind, shown, locale, shopName } = props;
  return filledOf(props)?.subject ?? `${titles[kind](shown, { locale })} - ${shopName}`;
}

/** A mail about a return. */
export function ReturnMail(props: ReturnMailProps) {
  const { kind, locale, shopName, shown, link, footer, look } = props;
  const options = { locale };
  return (
    <DetailedMail
      locale={locale}
      shopName={shopName}
      filled={filledOf(props)}
      title={titles[kind](shown, options)}
      text={texts[kind](shown, options)}
      details={<Details {...props} />}
      link={{ href: link, text: m.returns_mail_link({}, options) }}
      footer={footer}
      look={look}
    />
  );
}

/** All that a mail about a return says besides its words. */
function Details({ kind, locale, shown }: ReturnMailProps) {
  const options = { locale };
  const sendsBack = shown.returnAddress !== null && (kind === 'approved' || kind === 'reminded');
  return (
    <>
      {(kind === 'refused' || kind === 'rejected') && <Text style={styles.text}>{m.order_mail_reason({ reason: shown.refuseDescription }, options)}</Text>}
      {sendsBack && <SendBack shown={shown} locale={locale} />}
      {kind === 'exchangeSent' && shown.exchangeShipment && (
        <Text style={styles.text}>
          {m.order_mail_carrier({ name: shown.exchangeShipment.expressName, number: shown.exchangeShipment.expressNumber }, options)}
        </Text>
      )}
      <Units shown={shown} locale={locale} />
    </>
  );
}

function SendBack({ shown, locale }: { shown: Return; locale: Locale }) {
  const { consignee, contactNumber, detailedAddress } = shown.returnAddress!;
  return (
    <>
      <Text style={styles.text}>
        {m.returns_mail_send_to({}, { locale })}
        <br />
        {consignee}
        <br />
        {detailedAddress}
        {contactNumber !== '' && (
          <>
            <br />
            {contactNumber}
          </>
        )}
      </Text>
      {shown.logisticsDueAt && <Text style={styles.text}>{m.returns_mail_due({ day: formatDay(shown.logisticsDueAt, locale) }, { locale })}</Text>}
    </>
  );
}

function Units({ shown, locale }: { shown: Return; locale: Locale }) {
  return (
    <table style={styles.table} role="presentation">
      <tbody>
        {shown.lines.map((line) => (
          <tr key={`${line.lineId} ${line.exchangeSku}`}>
            <td style={styles.cell}>
              {line.title}
              <br />
              <span style={styles.soft}>{line.options.map(({ value }) => value).join(' · ')}</span>
            </td>
            <td style={styles.amount}>{`× ${line.quantity}`}</td>
          </tr>
        ))}
        {shown.applyType !== 'exchange' && (
          <tr>
            <td style={styles.cell}>
              {m.returns_mail_amount({}, { locale })}
              <Notes shown={shown} locale={locale} />
            </td>
            <td style={styles.amount}>{formatMoney(shown.refundAmount, locale)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** What had been quoted, why less goes back, and what of it went back otherwise than by the way of paying. */
function Notes({ shown, locale }: { shown: Return; locale: Locale }) {
  const { refundAmount, quotedAmount, refundReason, refundedCredits, refundedGiftCards } = shown;
  const say = (sum: Return['refundAmount'], words: typeof m.returns_was_quoted) => words({ amount: formatMoney(sum, locale) }, { locale });
  return [
    refundAmount.amount < quotedAmount.amount ? say(quotedAmount, m.returns_was_quoted) : '',
    refundReason,
    refundedGiftCards.amount > 0 ? say(refundedGiftCards, m.order_outcome_gift_cards) : '',
    refundedCredits.amount > 0 ? say(refundedCredits, m.order_outcome_credits) : '',
  ]
    .filter((note) => note !== '')
    .map((note) => (
      <Fragment key={note}>
        <br />
        <span style={styles.soft}>{note}</span>
      </Fragment>
    ));
}
