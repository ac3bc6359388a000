/** Menus in the back office. */
import { z } from 'zod';
import { pictureSchema, type Picture } from '../media/contract.ts';
import { menuItemsSchema, menuTypes } from '../settings/contract.ts';

/** The place of a menu: `header`, `footer`, or any other that a merchant names. */
export const menuKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A menu; `id` is its place. */
export const menuSchema = z.object({ id: z.string(), items: menuItemsSchema });
/** A menu. */
export type Menu = z.output<typeof menuSchema>;

/** What is written of one. */
export const menuInput = menuSchema.pick({ items: true });

/** Kinds of targets that are looked for by their titles. */
export const targetTypes = ['category', 'collection'] as const;

/** Something that an entry can lead to. */
export const menuTarget = z.object({ slug: z.string(), title: z.string() });

/** One entry of a menu as shoppers see it; three levels deep. */
export type ShownEntry = {
  title: string;
  type: (typeof menuTypes)[number];
  target: string | null;
  path: string | null;
  picture: Picture | null;
  children: ShownEntry[];
};

/** See `ShownEntry`. */
export const shownEntrySchema: z.ZodType<ShownEntry> = z
  .object({
    title: z.string().describe('What the entry says, in the language asked for'),
    type: z.enum(menuTypes).describe('What the entry leads to; `url`: an address, or nothing for a heading'),
    target: z.string().nullable().describe('The slug of what it leads to, or the key of a custom category; null for `url`'),
    path: z.string().nullable().describe('Path of the shop’s own page, without language prefix, or a whole address; null for a heading'),
    picture: pictureSchema.nullable().describe('Shown beside an entry of the first level'),
    get children() {
      return z.array(shownEntrySchema).describe('Entries below this one; there are three levels at most');
    },
  })
  .meta({ id: 'MenuEntry', description: 'An entry of a menu' });

/** A menu as shoppers see it. */
export const shownMenuSchema = z
  .object({
    key: z.string().describe('The place of the menu: `header`, `footer`, or a name of the merchant’s'),
    items: z.array(shownEntrySchema).describe('Entries of the first level, in order'),
  })
  .meta({ id: 'Menu', description: 'A menu of the shop' });
