/** What the code declares of errors: their specs, and what the comments above them say of cause and cure. */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { fieldErrorsSchema } from '#kit/pure/common-errors.ts';
import type { AnyErrorSpec } from '#kit/pure/shop-error.ts';

/** The errors that a file declares; its comments say why they happen and what to do. */
export function errorsIn(text: string): { reason: string; code: string; status: string; cause: string; cure: string }[] {
  const doc = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n`;
  const declared = new RegExp(`${doc}(?:export )?const \\w+: ErrorSpec(?:<[^=]*?>)? = \\{\\s*reason: '(\\w+)',\\s*wire: (\\d+),\\s*status: (\\d+)`, 'g');
  const declines = new RegExp(`${doc}\\s*\\w+: declined\\('(\\w+)'\\)`, 'g');
  return [...text.matchAll(declared), ...text.matchAll(declines)].map(([, words = '', reason = '', code = '40', status = '400']) => {
    const [cause, cure] = words
      .replaceAll(/^\s*\* ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .split('Cure:');
    if (!cure) throw new Error(`${reason} does not say its cure`);
    return { reason, code, status, cause: cause!.trim(), cure: cure.trim() };
  });
}

/** Every reason, and the schema of its data where there is one: from what files export, else from their text. */
export async function declaredErrors(): Promise<Map<string, z.ZodType | undefined>> {
  const found = new Map<string, z.ZodType | undefined>();
  const isSpec = (one: unknown): one is AnyErrorSpec => typeof one === 'object' && one !== null && 'reason' in one && 'wire' in one && 'status' in one;
  for (const [file, load] of Object.entries(import.meta.glob<Record<string, unknown>>(['/src/**/*.ts', '!/src/**/*.test.ts']))) {
    const text = readFileSync(`.${file}`, 'utf8');
    if (!/: (?:Record<\w+, )?ErrorSpec\b/.test(text)) continue;
    for (const one of Object.values(await load()))
      for (const spec of [one, ...Object.values(one ?? {})]) if (isSpec(spec)) found.set(spec.reason, found.get(spec.reason) ?? spec.data);
    for (const [whole, reason] of text.matchAll(/: ErrorSpec(?:<[^=]*?>)? = \{\s*reason: '(\w+)'[^;]*?\};/g)) {
      if (found.has(reason!)) continue;
      const data = /\bdata: (\w+)/.exec(whole)?.[1];
      if (data && data !== 'fieldErrorsSchema') throw new Error(`${file}: export the spec of ${reason}, so that the client learns its data`);
      found.set(reason!, data ? fieldErrorsSchema : undefined);
    }
  }
  return found;
}
