/** How a buyer is known, for limits per customer and first orders: by account, e-mail address (lower case), mobile number with its calling code. */
export type Identity = { accountId: string | null; email: string | null; mobile: string | null };

/** The identity of an account, or of a guest, with a contact. */
export function identityOf(
  { accountId }: { accountId: string | null },
  { email, countryCode, mobile }: { email: string | null; countryCode: string | null; mobile: string | null },
): Identity {
  return { accountId, email: email?.toLowerCase() ?? null, mobile: mobile === null ? null : `${countryCode ?? ''}${mobile}` };
}
