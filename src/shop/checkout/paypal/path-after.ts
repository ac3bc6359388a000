import type { PaypalReturn } from './contract.ts';

/** The checkout's page at the step that comes next, without language prefix; pure, the same in the browser. */
export function pathAfter({ slug, step, problem }: Pick<PaypalReturn, 'slug' | 'step' | 'problem'>): string {
  return `/checkout/${slug}?step=${step}${problem === null ? '' : `&said=${saidOf[problem]}`}#step-${step}`;
}

const saidOf: Readonly<Record<NonNullable<PaypalReturn['problem']>, string>> = {
  notAgreed: 'paypalNotAgreed',
  expired: 'paypalExpired',
  away: 'paypalAway',
  address: 'paypalAddress',
};
