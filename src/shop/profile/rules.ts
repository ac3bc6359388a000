/** Pure decisions about what an account says of a person. */

const han = /^[\p{Script=Han}·]+$/u;

/** Both names as their owner writes them: family name first and without a space where they are Chinese characters. */
export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  if (han.test(firstName) && han.test(lastName)) return `${lastName}${firstName}`;
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Whether a day (`YYYY-MM-DD`) can be somebody's birthday: not before `earliest`, not after the day it is now anywhere on Earth. */
export function isBirthday(day: string, { earliest, now }: { earliest: string; now: Date }): boolean {
  const aheadMs = 14 * 3_600_000;
  return day >= earliest && day <= new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);
}
