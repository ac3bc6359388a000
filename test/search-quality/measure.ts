/**
 * How well search finds what people mean: judged queries over the demo catalogue, three languages. Of each query some products are what is
 * meant (gain 3) and some would do (gain 1); what is not named has no gain. The measure is nDCG@10: 1 when the best possible first
 * ten come in the best order.
 */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { messageLocales } from '#kit/pure/languages.ts';

const judgementSchema = z.object({ lang: z.enum(messageLocales), q: z.string(), best: z.array(z.string()).min(1), good: z.array(z.string()) });

/** A judged query. */
export type Judgement = z.infer<typeof judgementSchema>;

/** What one query came to, and what was found instead of what was meant. */
export type Judged = Judgement & { score: number; found: string[] };

const shown = 10;
const worth = { best: 3, good: 1 };

/** The judged queries, by hand: change them when the catalogue changes, not when search does. */
export async function readJudgements(): Promise<Judgement[]> {
  return z.array(judgementSchema).parse(JSON.parse(await readFile(new URL('judgements.json', import.meta.url), 'utf8')));
}

/** The slugs of all products, by what a page of the list answers. */
export async function slugsInShop(page: (number: number) => Promise<string[]>): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (let number = 1; ; number += 1) {
    const more = await page(number);
    if (more.length === 0) return slugs;
    for (const slug of more) slugs.add(slug);
  }
}

/** Judges the first ten slugs that `search` answers for every query. Products that are not in the shop count for nothing, nor do queries that mean only such. */
export async function judge(search: (asked: Pick<Judgement, 'q' | 'lang'>) => Promise<string[]>, inShop: ReadonlySet<string>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of await readJudgements()) {
    const asked = { ...one, best: one.best.filter((slug) => inShop.has(slug)), good: one.good.filter((slug) => inShop.has(slug)) };
    if (asked.best.length === 0) continue;
    const found = (await search(asked)).slice(0, shown);
    const gains = found.map((slug) => (asked.best.includes(slug) ? worth.best : asked.good.includes(slug) ? worth.good : 0));
    const ideal = [...asked.best.map(() => worth.best), ...asked.good.map(() => worth.good)].slice(0, shown);
    judged.push({ ...asked, found, score: gainOf(gains) / gainOf(ideal) });
  }
  return judged;
}

function gainOf(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

/** The mean over the queries of a language, or of all. */
export function meanOf(judged: readonly Judged[], lang?: string): number {
  const some = judged.filter((one) => lang === undefined || one.lang === lang);
  return some.reduce((sum, { score }) => sum + score, 0) / some.length;
}
