import type { Context } from '#kit/server/context.ts';
import type { Order } from '#kit/server/http/resource.ts';
import type { TemplateItem, templateSorts } from './contract.ts';
import { baseOf } from './rules.ts';
import { findCurrent } from './store.ts';
import { itemOf, systemTemplates } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/** What a list of templates is asked for. */
export type TemplateQuestion = {
  page: number;
  size: number;
  order: Order<(typeof templateSorts)[number]>;
  filter: { q?: string | undefined; state?: TemplateItem['state'] | undefined; hasDraft?: boolean | undefined };
};

/** The shop's own templates and those that the merchant made, in one statement. They are some dozens, so they are sorted here. */
export async function listTemplates(context: Context, parts: TemplateParts, { page, size, order, filter }: TemplateQuestion) {
  const [own, rows] = await Promise.all([systemTemplates(context, parts), findCurrent(context.db)]);
  const names = new Set([...own.keys(), ...rows.map((row) => row.name)]);
  const items = [...names].flatMap((name) => {
    const base = baseOf(name, own.keys());
    const of = (status: 'draft' | 'published') => rows.find((row) => row.name === name && row.status === status);
    return base === null ? [] : [itemOf(name, { base, isSystem: own.has(name), published: of('published'), draft: of('draft') })];
  });
  const wanted = items.filter(
    (item) =>
      (filter.q === undefined || item.id.includes(filter.q.trim().toLowerCase())) &&
      (filter.state === undefined || item.state === filter.state) &&
      (filter.hasDraft === undefined || item.hasDraft === filter.hasDraft),
  );
  const key = (item: TemplateItem) => (order.field === 'updatedAt' ? (item.updatedAt ?? '') : item.id);
  const sign = order.direction === 'desc' ? -1 : 1;
  wanted.sort((a, b) => sign * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id ? -1 : 1));
  return { items: wanted.slice((page - 1) * size, page * size), total: wanted.length, page, size };
}
