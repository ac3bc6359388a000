import { useQuery } from '@tanstack/react-query';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Targets } from '#shop/promotions/contract.ts';
import { deviceNow } from '#kit/browser/clock.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { readNamed } from '../components/pickers/read-named.ts';
import { useRight } from '../components/use-right.ts';
import { useGroupChoices } from '../customers/customer-list.tsx';
import { summaryOf, type Described } from './summary.ts';

const kinds = ['products', 'categories', 'collections', 'tags'] as const;
type Listed = { slug: string; title?: string; texts?: Texts<'title'> };

/** All slugs that promotions name, by kind. */
function slugsOf(promotions: readonly Described[]): Targets {
  const named: Targets = { products: [], categories: [], collections: [], tags: [] };
  const add = (targets: Partial<Record<string, readonly string[] | null>> | null | undefined) => {
    for (const kind of kinds) named[kind].push(...(targets?.[kind] ?? []));
  };
  for (const { rule, conditions } of promotions) {
    add(conditions?.targets);
    add(rule?.gets);
    for (const part of rule?.parts ?? []) add(part?.targets);
  }
  for (const kind of kinds) named[kind] = [...new Set(named[kind])].sort();
  return named;
}

/** What goods are called. */
function useNames(promotions: readonly Described[]): Map<string, string> {
  const [locale] = useLocaleState();
  const slugs = slugsOf(promotions);
  const { data } = useQuery({
    queryKey: ['promotion-names', slugs],
    queryFn: async () => {
      const found = await Promise.all(kinds.map(async (kind) => (await readNamed<Listed>(kind, slugs[kind])).map((one) => ({ ...one, kind }))));
      return found.flat();
    },
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  return new Map((data ?? []).map(({ kind, slug, title, texts }) => [`${kind} ${slug}`, title ?? (textIn(texts ?? {}, 'title', locale) || slug)]));
}

type Titled = { id: string; code?: string; texts?: Texts<'title'> };

/** Ways of shipping, or markets, as choices of a field; none for those who may not see them. */
export function useTitled(resource: 'shipping-methods' | 'markets'): { id: string; name: string }[] {
  const [locale] = useLocaleState();
  const enabled = useRight('read:delivery');
  const sort = { field: resource === 'markets' ? 'id' : 'position', order: 'ASC' } as const;
  const { data } = useGetList<Titled>(resource, { pagination: { page: 1, perPage: 100 }, sort }, { enabled, retry: false });
  return (data ?? []).map(({ id, code, texts }) => ({ id: code ?? id, name: textIn(texts ?? {}, 'title', locale) || (code ?? id) }));
}

/** Says promotions in a sentence each, in the language of the back office. */
export function useSummary(promotions: readonly Described[]): (promotion: Described) => string {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const names = useNames(promotions);
  const currency = useBaseCurrency();
  const [groups, methods, markets] = [useGroupChoices(), useTitled('shipping-methods'), useTitled('markets')];
  const others = { groups, methods, markets };
  const nameOf: Parameters<typeof summaryOf>[1]['nameOf'] = (kind, slug) =>
    (kind === 'groups' || kind === 'methods' || kind === 'markets' ? others[kind].find(({ id }) => id === slug)?.name : names.get(`${kind} ${slug}`)) ?? slug;
  return (promotion) => summaryOf(promotion, { locale, translate: (key, values) => translate(key, values), nameOf, currency, now: deviceNow() });
}
