/** Pure decisions about what an account says of a person. */

/** Longest texts, in UTF-16 units as `maxlength` of a form counts them, the earliest birthday, how often a picture may be changed, orders that the center chooses from. */
export const profileLimits = {
  nameLength: 60,
  nickNameLength: 40,
  bioLength: 300,
  earliestBirthday: '1900-01-01',
  avatarsAnHour: 60,
  recentOrders: 16,
} as const;

const han = /^[\p{Script=Han}·]+$/u;

/** Both names as their owner writes them: family name first and without a space where they are Chinese characters. */
export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (han.test(firstName) && han.test(lastName)) return `${lastName}${firstName}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}

const aheadMs = 14 * 3_600_000;

/** The latest day that can be a birthday: the one that it is now where days begin first. */
export const latestBirthday = (now: Date): string => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);

/** Whether a day (`YYYY-MM-DD`) can be a birthday. */
export function isBirthday(day: string, { earliest, now }: { earliest: string; now: Date }): boolean {
  return day >= earliest && day <= latestBirthday(now);
}

/** The first letter of a name, as it is read. */
export function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment.toUpperCase() ?? '';
}

/** An address so far that its owner knows it again: `a•••@shop.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** A number so far that its owner knows it again: `+86 •••8000`. */
export function maskMobile(countryCode: string, mobile: string): string {
  const shown = Math.max(0, Math.min(4, mobile.length - 4));
  return `${countryCode} •••${mobile.slice(mobile.length - shown)}`.trim();
}
