import { z } from 'zod';
import type { ShippingRateProvider } from '#extension/shipping/shipping-rates.ts';
import { amount } from '#kit/pure/amount.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import type { RateQuestion, RateQuote, RateSource } from '#shop/shipping/sources/index.ts';
import { askerOf, isSetUp } from './ask-outside.ts';
import { messageFrom, type Installed } from '../extension-context.ts';

const mostQuotes = 50;
const highest = 100_000_000_000;
const quotesSchema = z.array(z.object({ rate: z.string(), amount: z.int().min(0).max(highest), currency: z.string() })).max(mostQuotes);

/** A provider of shipping rates of an extension as the shop asks it. */
export function ownShippingRates(installed: Installed, provider: ShippingRateProvider<never>): RateSource {
  const { id, title, rates } = provider;
  const ask = askerOf(installed, `the shipping rate provider ${id}`);
  const isReady = isSetUp(installed, provider.isReady);
  return {
    id,
    title: (locale) => messageFrom(title)({}, { locale }),
    rates: rates.map((rate) => ({ code: rate.code, title: (locale) => messageFrom(rate.title)({}, { locale }) })),
    isReady,
    async quote(context, question) {
      if (!(await isReady(context))) return null;
      return ask(context, {
        key: questionKey(id, question),
        ask: (its) => provider.quote(its, question),
        read: (answer) => readQuotes(answer, { question, codes: rates.map(({ code }) => code) }),
      });
    },
  };
}

/** @throws Error when a quote is none: no whole sum from 0 on, in another currency, of a rate that there is not, or there twice */
function readQuotes(answer: unknown, { question, codes }: { question: RateQuestion; codes: readonly string[] }): RateQuote[] {
  const quotes = quotesSchema.parse(answer);
  const seen = new Set<string>();
  for (const { rate, currency } of quotes) {
    if (!codes.includes(rate) || seen.has(rate)) throw new Error(`it quotes the rate "${rate}", which it does not have, or twice`);
    if (currency !== question.currency) throw new Error(`it quotes in ${currency}, and was asked in ${question.currency}`);
    seen.add(rate);
  }
  return quotes.map((quote) => ({ rate: quote.rate, amount: amount(quote.amount) }));
}
