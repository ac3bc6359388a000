/** Menus: entries that say what they lead to, three levels deep. */
import { z } from 'zod';
import type { Texts } from '#kit/pure/languages.ts';
import { textsSchema } from './contract-texts.ts';

/** What an entry leads to: something of the shop by its slug, a custom category by its key, or an address. */
export const menuTypes = ['category', 'collection', 'page', 'product', 'custom', 'url'] as const;

const mostEntries = 60;

/** A path of the shop without language prefix, or a whole address; nothing that runs. */
const address = z
  .string()
  .max(300)
  .regex(/^(?:\/(?![/\\])|https?:\/\/[^/\s]|mailto:|tel:|#)[^\s\\]*$/i);

const entry = z.object({
  texts: textsSchema,
  type: z.enum(menuTypes).default('url'),
  target: z.string().max(300).optional(),
  url: address.optional(),
  /** A picture's id; shown in the panel of an entry of the first level. */
  image: z.string().max(64).nullish(),
});

/** One entry; a `url` without an address is a heading. */
export type MenuEntry = {
  texts: Texts;
  type: (typeof menuTypes)[number];
  target?: string | undefined;
  url?: string | undefined;
  image?: string | null | undefined;
  children?: MenuEntry[] | undefined;
};

/** The entries of a menu. */
export const menuItemsSchema = z
  .array(
    entry.extend({
      children: z
        .array(entry.extend({ children: z.array(entry).max(mostEntries).optional() }))
        .max(mostEntries)
        .optional(),
    }),
  )
  .max(mostEntries);

/** Group `menus`, by place: `header`, `footer`, and any other that a merchant names. */
export const menusSchema = z.object({ header: menuItemsSchema.default([]), footer: menuItemsSchema.default([]) }).catchall(menuItemsSchema);
