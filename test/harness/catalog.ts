/** What a merchant has besides products: currencies, lists to put them into, pictures. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import type { TestApp } from './app.ts';

/** Markets, and the categories home > kitchen > cups and garden, the tags gift and sale, the collections winter and summer. */
export async function seedLists(shop: TestApp): Promise<void> {
  await shop.host.database.transaction(async (tx) => {
    await seedMarkets(tx);
    const db = on(tx);
    const title = (slug: string) => JSON.stringify({ en: { title: slug } });
    let parent: string | null = null;
    for (const slug of ['home', 'kitchen', 'cups', 'garden']) {
      const id = newId();
      await sql`insert into category (id, parent_id, slug, texts) values (${id}, ${slug === 'garden' ? null : parent}, ${slug}, ${title(slug)}::jsonb)`.execute(
        db,
      );
      parent = id;
    }
    for (const slug of ['gift', 'sale']) await sql`insert into tag (id, slug, texts) values (${newId()}, ${slug}, ${title(slug)}::jsonb)`.execute(db);
    for (const slug of ['winter', 'summer'])
      await sql`insert into collection (id, slug, texts) values (${newId()}, ${slug}, ${title(slug)}::jsonb)`.execute(db);
  });
}

/** Sends a picture as staff do; answers its id. Each colour is a picture of its own. */
export async function addPicture(shop: TestApp, headers: Record<string, string>, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { data } = await shop.client().post('/api/admin/pictures', { file: bytes.toString('base64') }, headers);
  return (data as { id: string }).id;
}
