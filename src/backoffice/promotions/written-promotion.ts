/** Between the form of a promotion and what `/api/admin` takes. */
import { newKey } from '#kit/browser/once/new-key.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { RaRecord } from 'react-admin';

type Fields = Record<string, unknown>;

/** A rule of a kind before anything is written in it. */
export function emptyRule(kind: string): Fields {
  if (kind === 'tiersBySpend' || kind === 'tiersByQuantity') return { kind, steps: [{ takes: { kind: 'percentage' } }] };
  if (kind === 'bundle') return { kind, parts: [{ quantity: 1 }, { quantity: 1 }], takes: { kind: 'percentage' } };
  if (kind === 'buyXGetY') return { kind, buy: 1, get: 1, basisPoints: 10_000 };
  return { kind };
}

/** What a new promotion begins with. */
export const newPromotion: Fields = {
  texts: {},
  rule: emptyRule('percentage'),
  conditions: { firstOrder: false },
  priority: 100,
  exclusive: false,
  active: true,
  listed: true,
};

const targetsOf = (targets: unknown): Fields => {
  const lists = (targets ?? {}) as Fields;
  return Object.fromEntries(['products', 'categories', 'collections', 'tags'].map((kind) => [kind, lists[kind] ?? []]));
};

const textsOf = (texts: unknown): Fields =>
  Object.fromEntries(
    Object.entries((texts ?? {}) as Record<string, Fields | null>).flatMap(([lang, words]) => {
      const title = words?.['title'] ?? '';
      const description = words?.['description'] ?? '';
      // The address in a language is set by the API alone, and stays.
      const slug = words?.['slug'];
      return title === '' && description === '' ? [] : [[lang, { title, description, ...(slug ? { slug } : {}) }]];
    }),
  );

const isEmpty = (targets: unknown) => Object.values((targets ?? {}) as Fields).every((slugs) => !Array.isArray(slugs) || slugs.length === 0);

function ruleOf(rule: Fields): Fields {
  if (rule['kind'] === 'freeShipping') return { ...rule, methods: rule['methods'] ?? [] };
  if (rule['kind'] === 'buyXGetY') return { ...rule, gets: isEmpty(rule['gets']) ? null : targetsOf(rule['gets']) };
  if (rule['kind'] !== 'bundle') return rule;
  const parts = (rule['parts'] ?? []) as Fields[];
  return { ...rule, parts: parts.map((part) => ({ ...part, targets: targetsOf(part['targets']) })) };
}

/** An address from the title, as far as it has letters that addresses of promotions take. */
function slugOf(texts: unknown): string {
  const { title = '' } = ((texts ?? {}) as Record<string, { title?: string } | null>)['en'] ?? {};
  const plain = slugify(title)
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/^-+|-+$/g, '')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, 80);
  return plain || `offer-${newKey().slice(0, 8)}`;
}

const momentOf = (at: unknown) => (at instanceof Date ? at.toISOString() : at || null);

/** The form's record as the API takes it: emptied texts and lists are empty, not null. */
export function writtenPromotion(record: RaRecord | Partial<RaRecord>): Fields {
  const { texts, rule, conditions, startsAt, endsAt, slug, ...others } = record as Fields;
  const asked = (conditions ?? {}) as Fields;
  return {
    ...others,
    slug: slug || slugOf(texts),
    texts: textsOf(texts),
    rule: ruleOf(rule as Fields),
    conditions: { ...asked, customerGroups: asked['customerGroups'] ?? [], markets: asked['markets'] ?? [], targets: targetsOf(asked['targets']) },
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
  };
}
