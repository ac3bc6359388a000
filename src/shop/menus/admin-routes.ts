import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { z } from 'zod';
import { readMenu, readSettings } from '../settings/index.ts';
import { menuInput, menuKey, menuSchema, menuTarget, targetTypes } from './contract.ts';
import { findMenuTargets } from './find-menu-targets.ts';
import { updateMenu } from './update-menu.ts';

const editors = { tag: 'menus', access: 'staff', right: 'content' } as const;
const params = z.object({ id: menuKey });

/** Publishes the back office's resource `menus`, and what their entries can lead to. */
export function menuAdminRoutes(api: Api): void {
  const data = listAnswer(z.object({ id: z.string(), count: z.number().int() }));
  const listed = listQuery({ sorts: ['id'], filter: z.strictObject({}) });
  api.operation(
    { ...editors, method: 'GET', url: '/api/admin/menus', summary: 'List menus with how many entries each has', query: listed, data },
    async (context, { query: { page, size, sort } }) => {
      const { menus } = await readSettings(context.db);
      const items = Object.entries(menus).map(([id, entries]) => ({ id, count: entries.length }));
      items.sort((a, b) => (a.id < b.id ? -1 : 1) * (sort.direction === 'asc' ? 1 : -1));
      return { items: items.slice((page - 1) * size, page * size), total: items.length, page, size };
    },
  );
  api.operation(
    { ...editors, method: 'GET', url: '/api/admin/menus/:id', summary: 'Read a menu; one that nobody has made has no entries', params, data: menuSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, { id, items: await readMenu(context.db, id) }),
  );
  api.operation(
    { ...editors, method: 'PUT', url: '/api/admin/menus/:id', summary: 'Change a menu', params, body: menuInput, data: menuSchema, idempotent: true },
    async (context, { params: { id }, body, request, reply }) =>
      sendEtag(reply, await updateMenu(context, { id, items: body.items, ensureFresh: ifMatch(request) })),
  );
  const query = z.object({ type: z.enum(targetTypes), q: z.string().max(100).default('') });
  api.operation(
    {
      ...editors,
      method: 'GET',
      url: '/api/admin/menu-targets',
      summary: 'Find categories or collections by their titles',
      query,
      data: z.object({ items: z.array(menuTarget) }),
    },
    async (context, { query: asked }) => ({ items: await findMenuTargets(context, asked) }),
  );
}
