/** Menus in the back office. */
import { z } from 'zod';
import { menuItemsSchema } from '../settings/contract.ts';

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
