/** Points as staff see and give them. */
import { defineOperation, defineResource, refusal } from 'vitrine/extension';
import { z } from 'zod';
import { countPoints, deletePoint, findPoint, insertPoints, listPoints, updatePoint, type Point } from './store.ts';
import type { Loyalty } from './settings.ts';

const point = z.object({
  id: z.string(),
  /** Null: the account is gone, or has no address. */
  email: z.string().nullable(),
  points: z.number().int(),
  remaining: z.number().int(),
  source: z.enum(['order', 'staff']),
  note: z.string(),
  earnedAt: z.string(),
  expiresAt: z.string(),
});

const input = z.strictObject({
  email: z.email().max(254),
  points: z.number().int().min(1).max(1_000_000),
  note: z.string().trim().max(500),
  expiresAt: z.iso.datetime(),
});

export const pointsResource = defineResource({
  name: 'points',
  one: 'gift of points',
  area: 'customers',
  record: point,
  input,
  filter: z.strictObject({ q: z.string().trim().max(254).optional() }),
  sorts: ['earnedAt', 'expiresAt', 'points'],
  async list({ db, shop }: Loyalty, { page, size, filter: { q }, order }) {
    const accountId = q ? await shop.accountOf(q) : undefined;
    if (accountId === null) return { items: [], total: 0 };
    const { rows, total } = await listPoints(db, { accountId, order, page, size });
    const emails = new Map<string, string | null>();
    for (const id of new Set(rows.map((row) => row.accountId))) emails.set(id, (await shop.contact(id))?.email ?? null);
    return { items: rows.map((row) => present(row, emails.get(row.accountId) ?? null)), total };
  },
  async read({ db, shop }, id) {
    if (!z.uuid().safeParse(id).success) return null;
    const row = await findPoint(db, id);
    return row ? present(row, (await shop.contact(row.accountId))?.email ?? null) : null;
  },
  async create({ shop, now }, tx, { email, expiresAt, ...given }) {
    const accountId = await shop.accountOf(email);
    if (accountId === null) throw refusal({ en: 'No account has this address.', zh: '没有使用此邮箱的账号。', 'zh-HK': '沒有使用此電郵的帳戶。' });
    return (await insertPoints(tx, { ...given, accountId, orderId: null, earnedAt: now(), expiresAt: new Date(expiresAt) }))!;
  },
  async change(_context, tx, { id, input: { email, points, note, expiresAt }, before }) {
    if (email !== before.email || points !== before.points)
      throw refusal({
        en: 'Who has the points and how many stays as it is.',
        zh: '积分的持有人和数量不能更改。',
        'zh-HK': '積分的持有人和數量不能更改。',
      });
    await updatePoint(tx, id, { note, expiresAt: new Date(expiresAt) });
  },
  remove: (_context, tx, { id }) => deletePoint(tx, id),
});

export const pointsOverview = defineOperation({
  method: 'GET',
  path: 'overview',
  summary: 'How many points can be spent',
  access: 'staff',
  area: 'customers',
  data: z.object({ points: z.number().int(), accounts: z.number().int() }),
  run: ({ db, now }: Loyalty) => countPoints(db, now()),
});

const present = ({ id, points, remaining, note, orderId, earnedAt, expiresAt }: Point, email: string | null): z.output<typeof point> => ({
  id,
  email,
  points,
  remaining,
  source: orderId === null ? 'staff' : 'order',
  note,
  earnedAt: earnedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
