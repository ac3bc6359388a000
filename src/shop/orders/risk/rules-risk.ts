/** Pure: reasons to review an order before it is shipped. */

import { riskSigns, type RiskSign } from './contract-risk.ts';

/** What is known of an order and of those who ordered the same way; `null`: not known. */
export type RiskFacts = {
  /** ISO 3166-1 alpha-2: where it goes. */
  country: string | null;
  /** Countries whose telephone numbers begin as the recipient's does; several share a calling code. */
  phoneCountries: readonly string[] | null;
  /** Failed attempts to pay this order, and others of the same customer within a day before it. */
  failedPayments: number;
  /** Ways of paying that were begun for it and led to nothing. */
  methodsTried: number;
  /** Other orders within the hour before it: of the same account or e-mail address, and to the same address. */
  sameCustomer: number;
  sameAddress: number;
};

/** From how many on each is a sign. */
export const riskLimits = { failedPayments: 3, manyOrders: 3, sameAddress: 3, methodsTried: 3 } as const;

/** What speaks against an order; `count` says how often, where that is counted. */
export function risksOf(facts: RiskFacts): { sign: RiskSign; count: number }[] {
  const { country, phoneCountries } = facts;
  const counts: Record<RiskSign, number> = {
    failedPayments: reached(facts.failedPayments, riskLimits.failedPayments),
    // Itself is one of them.
    manyOrders: reached(facts.sameCustomer + 1, riskLimits.manyOrders),
    sameAddress: reached(facts.sameAddress + 1, riskLimits.sameAddress),
    phoneCountry: country !== null && phoneCountries !== null && phoneCountries.length > 0 && !phoneCountries.includes(country) ? 1 : 0,
    methodsTried: reached(facts.methodsTried, riskLimits.methodsTried),
  };
  return riskSigns.flatMap((sign) => (counts[sign] > 0 ? [{ sign, count: counts[sign] }] : []));
}

const reached = (count: number, least: number): number => (count >= least ? count : 0);
