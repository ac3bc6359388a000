import { Text } from '@react-email/text';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { MailLayout, styles } from '../../messages/index.ts';
import type { Return } from '../contract.ts';
import type { ReturnMailKind } from '../job-kinds.ts';

/** What a mail about a return is made of. All texts of people are text to React, which escapes them. */
export type ReturnMailProps = { kind: ReturnMailKind; locale: Locale; shopName: string; shown: Return; link: string };

type Say = (params: { returnNo: string; orderNo: string }, options: { locale: Locale }) => string;

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
  applied: m.returns_mail_applied_text,
  approved: m.returns_mail_approved_text,
  refused: m.returns_mail_refused_text,
  reminded: m.returns_mail_reminded_text,
  received: m.returns_mail_received_text,
  rejected: m.returns_mail_rejected_text,
  exchangeSent: m.returns_mail_exchangeSent_text,
  refunded: m.returns_mail_refunded_text,
  expired: m.returns_mail_expired_text,
};

/** The subject of a mail about a return. */
export function returnMailSubject({ kind, shown, locale, shopName }: Pick<ReturnMailProps, 'kind' | 'shown' | 'locale' | 'shopName'>): string {
  return `${titles[kind](shown, { locale })} - ${shopName}`;
}

/** A mail about a return. */
export function ReturnMail({ kind, locale, shopName, shown, link }: ReturnMailProps) {
  const options = { locale };
  const text = texts[kind](shown, options);
  const sendsBack = shown.returnAddress !== null && (kind === 'approved' || kind === 'reminded');
  return (
    <MailLayout
      locale={locale}
      shopName={shopName}
      title={titles[kind](shown, options)}
      preview={text}
      foot={m.order_mail_foot({ shop: shopName }, options)}
      link={{ href: link, text: m.returns_mail_link({}, options) }}
    >
      <Text style={styles.text}>{text}</Text>
      {(kind === 'refused' || kind === 'rejected') && <Text style={styles.text}>{m.order_mail_reason({ reason: shown.refuseDescription }, options)}</Text>}
      {kind === 'approved' && shown.refundReason !== '' && <Text style={styles.text}>{m.order_mail_reason({ reason: shown.refundReason }, options)}</Text>}
      {sendsBack && <SendBack shown={shown} locale={locale} />}
      {kind === 'exchangeSent' && shown.exchangeShipment && (
        <Text style={styles.text}>
          {m.order_mail_carrier({ name: shown.exchangeShipment.expressName, number: shown.exchangeShipment.expressNumber }, options)}
        </Text>
      )}
      <Units shown={shown} locale={locale} />
    </MailLayout>
  );
}

function SendBack({ shown, locale }: { shown: Return; locale: Locale }) {
  const { consignee, contactNumber, detailedAddress } = shown.returnAddress!;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
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
      {shown.logisticsDueAt && <Text style={styles.text}>{m.returns_mail_due({ day: day.format(new Date(shown.logisticsDueAt)) }, { locale })}</Text>}
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
              <span style={styles.soft}>{line.options.map((option) => `${option.title}: ${option.value}`).join(', ')}</span>
            </td>
            <td style={styles.amount}>{`× ${line.quantity}`}</td>
          </tr>
        ))}
        {shown.applyType !== 'exchange' && (
          <tr>
            <td style={styles.cell}>{m.returns_mail_amount({}, { locale })}</td>
            <td style={styles.amount}>{formatMoney(shown.refundAmount, locale)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
