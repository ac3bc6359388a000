/** Puck's configuration: the shop's sections are its components, their settings its fields. */
import type { Config, Field, Fields } from '@puckeditor/core';
import type { ComponentType, ReactNode } from 'react';
import type { FieldSchema } from '../settings/field-schema.ts';
import { SettingInput } from '../settings/setting-input.tsx';
import type { SectionDescription } from '../../../shop/templates/contract.ts';
import { PageFrame, SectionBlock } from './canvas.tsx';

/** The words that it needs. */
export type ConfigWords = { titleOf(field: string, schema?: FieldSchema): string; groupOf(group: SectionDescription['group']): string };

const groups: readonly SectionDescription['group'][] = ['page', 'pictures', 'words', 'products', 'marketing', 'layout'];

type Offer = {
  base: string;
  own: ReadonlySet<string>;
  words: ConfigWords;
  /** What the sections stand in; absent: a page of the shop. */
  root?: NonNullable<Config['root']>;
  /** What a section looks like; absent: as the shop's pages show it. */
  Block?: ComponentType<{ id: string; section: string }>;
};

/** What an editor of one template offers: sections that fit it, in groups, besides those that came with it. */
export function configOf(cards: readonly SectionDescription[], { base, own, words, root, Block = SectionBlock }: Offer): Config {
  const offered = cards.filter((card) => (card.addable ? card.fits === null || card.fits.includes(base) : own.has(card.id)));
  const categories = groups.map((group) => [group, offered.filter((card) => card.group === group).map(({ id }) => id)] as const);
  return {
    components: Object.fromEntries(cards.map((card) => [card.id, componentOf(card, words, Block)])),
    categories: {
      ...Object.fromEntries(categories.flatMap(([group, components]) => (components.length > 0 ? [[group, { title: words.groupOf(group), components }]] : []))),
      other: { visible: false },
    },
    root: root ?? {
      fields: { noReload: inputOf('noReload', { type: 'boolean' }, words) },
      render: ({ children }: { children: ReactNode }) => <PageFrame>{children}</PageFrame>,
    },
  };
}

function componentOf(card: SectionDescription, words: ConfigWords, Block: NonNullable<Offer['Block']>): Config['components'][string] {
  return {
    label: card.title,
    fields: fieldsOf(card.schema, words),
    defaultProps: card.defaults,
    render: ({ id }) => <Block id={id} section={card.id} />,
    // What belongs to a page stands there once.
    ...(card.addable ? {} : { permissions: { duplicate: false } }),
  };
}

function fieldsOf(schema: FieldSchema, words: ConfigWords): Fields {
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fieldOf(name, field, words)]));
}

function fieldOf(name: string, schema: FieldSchema, words: ConfigWords): Field {
  const label = words.titleOf(name, schema);
  const { items } = schema;
  if (schema.type === 'array' && items?.type === 'object' && items.input === undefined)
    return {
      type: 'array',
      label,
      arrayFields: fieldsOf(items, words),
      defaultItemProps: defaultsOf(items),
      // Puck opens an entry at a press anywhere on its line: a button is reached by keyboard, too.
      getItemSummary: (item, index) => <button type="button">{summaryOf(item) ?? `${label} ${(index ?? 0) + 1}`}</button>,
      ...(schema.maxItems === undefined ? {} : { max: schema.maxItems }),
    };
  if (schema.type === 'object' && schema.input === undefined && schema.properties) return { type: 'object', label, objectFields: fieldsOf(schema, words) };
  return inputOf(name, schema, words);
}

/** A field that is entered as its schema says. */
export const inputOf = (name: string, schema: FieldSchema, words: ConfigWords): Field => ({
  type: 'custom',
  label: words.titleOf(name, schema),
  render: ({ value, onChange }) => <SettingInput label={words.titleOf(name, schema)} schema={schema} value={value as unknown} onChange={onChange} />,
});

const defaultsOf = ({ properties = {} }: FieldSchema) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])));

/** The first words of an entry, in any language. */
function summaryOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { texts, name } = value as { texts?: Record<string, Record<string, string>>; name?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  const found = Object.values(texts ?? {})
    .flatMap((words) => Object.values(words))
    .find((words) => words.trim() !== '');
  return found
    ? found
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 60)
    : null;
}
