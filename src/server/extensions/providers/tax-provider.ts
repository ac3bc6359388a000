import { z } from 'zod';
import type { TaxProvider } from '#extension/tax-provider.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import type { TaxAnswer, TaxQuestion, TaxSource } from '#shop/markets/tax-sources/index.ts';
import { askerOf, isSetUp, plainText } from './ask-outside.ts';
import { messageFrom, type Installed } from '../extension-context.ts';

const titleLength = 80;
const mostLines = 500;
const part = z
  .object({
    title: plainText(titleLength),
    // As many decimals as an order keeps.
    basisPoints: z
      .number()
      .min(0)
      .max(10_000)
      .transform((points) => Math.round(points * 1_000) / 1_000),
    amount: z.int().min(0),
  })
  .refine(({ basisPoints, amount }) => amount === 0 || basisPoints > 0, 'a tax has a rate')
  .nullable();
const answerSchema = z.object({ currency: z.string(), lines: z.array(part).max(mostLines), shipping: part });

/** A tax provider of an extension as the shop asks it. */
export function ownTaxProvider(installed: Installed, provider: TaxProvider<never>): TaxSource {
  const { id, title } = provider;
  const ask = askerOf(installed, `the tax provider ${id}`);
  const isReady = isSetUp(installed, provider.isReady);
  return {
    id,
    title: (locale) => messageFrom(title)({}, { locale }),
    isReady,
    async taxes(context, question) {
      if (!(await isReady(context))) return null;
      return ask(context, { key: questionKey(id, question), ask: (its) => provider.taxes(its, question), read: (answer) => readTaxes(answer, question) });
    },
  };
}

/** @throws Error when an answer is none: other lines, another currency, more than what is taxed, no whole sum from 0 on */
function readTaxes(given: unknown, { currency, lines, shipping }: TaxQuestion): TaxAnswer {
  const answer = answerSchema.parse(given);
  if (answer.currency !== currency) throw new Error(`it answers in ${answer.currency}, and was asked in ${currency}`);
  if (answer.lines.length !== lines.length) throw new Error(`it answers ${answer.lines.length} lines, and was asked for ${lines.length}`);
  if (answer.shipping && !shipping) throw new Error('it taxes shipping, for which nothing is charged');
  const parts = [...answer.lines.map((one, index) => ({ one, of: lines[index]!.total })), { one: answer.shipping, of: shipping?.amount ?? 0 }];
  const wrong = parts.find(({ one, of }) => one !== null && one.amount > of);
  if (wrong) throw new Error(`it answers a tax of ${wrong.one!.amount} on ${wrong.of}`);
  return { lines: answer.lines, shipping: answer.shipping };
}
