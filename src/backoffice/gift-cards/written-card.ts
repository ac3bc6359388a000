/** What the form of a new card becomes when it is sent. Pure. */

type Filled = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const momentOf = (value: unknown, end = ''): string | null => {
  const text = value instanceof Date ? value.toISOString() : textOf(value);
  return text === '' ? null : new Date(end && text.length === 10 ? `${text}${end}` : text).toISOString();
};

/** Empty fields are none; a last day counts to its end (UTC). */
export function writtenCard({ amount, currency, note, expiresAt, recipientName, recipientEmail, senderName, message, sendAt }: Filled): Filled {
  return {
    amount,
    currency,
    note,
    expiresAt: momentOf(expiresAt, 'T23:59:59.999Z'),
    recipientName: textOf(recipientName),
    recipientEmail: textOf(recipientEmail) || null,
    senderName: textOf(senderName),
    message: textOf(message),
    sendAt: momentOf(sendAt),
  };
}
