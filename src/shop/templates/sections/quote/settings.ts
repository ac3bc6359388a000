/** What a merchant sets on a quotation. */
import { z } from 'zod';
import { lineField, linesField, linkField, textsOf } from '#kit/server/page/section-settings.ts';

/** A sentence in large type and who said it: the press, a customer, the maker. */
export const quoteSettings = z.object({
  texts: textsOf({ quote: linesField(), source: lineField() }),
  link: linkField().optional(),
});

/** Settings of a quotation. */
export type QuoteSettings = z.output<typeof quoteSettings>;
