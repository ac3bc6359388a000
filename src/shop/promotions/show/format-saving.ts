import * as m from '#messages';
import { formatShortMoney, subtract } from '#kit/pure/amount.ts';
import type { Rule, Share } from '../apply/rules-types.ts';
import { formatRule, formatShare, type Words } from './format-terms.ts';
import type { OneByOne } from './one-by-one.ts';

const wholeBasisPoints = 10_000;

/** What an offer saves, in the few words that its page shows the largest; what it asks for stands below them. `oneByOne` as for `formatTerms`. */
export function formatSaving(rule: Rule, words: Words, oneByOne?: OneByOne): string {
  const options = { locale: words.locale };
  switch (rule.kind) {
    case 'buyXGetY':
      if (rule.basisPoints === wholeBasisPoints && rule.gets === null)
        return m.promotions_short_buy_get({ buy: rule.buy, get: rule.get, sum: rule.buy + rule.get }, options);
      break;
    case 'tiersBySpend':
    case 'tiersByQuantity':
      return formatUpTo(rule.steps.at(-1)!.takes, words);
    case 'bundle':
      if (rule.takes.kind === 'fixedPrice' && oneByOne) {
        const amount = formatShortMoney({ amount: subtract(oneByOne.sum, rule.takes.price), currency: words.currency }, words.locale);
        return oneByOne.isLeast ? m.promotions_saves_least({ amount }, options) : m.promotions_saves({ amount }, options);
      }
  }
  return formatRule(rule, words)[0]!;
}

/** What the highest step of an offer takes off: "Up to 15% off". */
export function formatUpTo(takes: Share, words: Words): string {
  const gift = { gift: formatShare(takes, words) };
  const options = { locale: words.locale };
  return takes.kind === 'percentage' ? m.promotions_short_up_to(gift, options) : m.promotions_short_up_to_amount(gift, options);
}
