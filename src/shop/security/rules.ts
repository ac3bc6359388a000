/** Pure: how much of an address or number is shown on a screen that others may see. */

/** `ada.lovelace@shop.example` → `a…@shop.example` */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** `+86`, `13800138000` → `+86 …8000` */
export function shownMobile(countryCode: string, mobile: string): string {
  return `${countryCode} …${mobile.slice(-4)}`;
}
