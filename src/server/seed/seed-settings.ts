/** The demo shop's name, menus, synonyms, home page and other templates. */
import { sql } from 'kysely';
import { on, type Tx } from '#kit/server/database.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { publishSections } from '#shop/templates/index.ts';
import type { Seeds } from './read-seeds.ts';

/** The ready theme that suits the demo's pictures. */
const theme = 'aldermoor';

/** Writes the groups `shop`, `theme`, `languages`, `menus`, `search`, `accounts`, `payments`, `returns` and `routes`, and the templates of the home page and of others. Pictures of sections and menus, named by file, become media ids. */
export async function seedSettings(tx: Tx, seeds: Seeds, { pictures, now }: { pictures: ReadonlyMap<string, string>; now: Date }): Promise<void> {
  // A merchant who began with a name or a look of their own keeps it.
  if (!(await hasOwn(tx, 'shop'))) await writeSettings(tx, 'shop', { ...seeds.shop, giftWrappingSku: seeds.shop.giftWrapping.sku }, now);
  if (!(await hasOwn(tx, 'theme'))) await writeSettings(tx, 'theme', { base: theme }, now);
  await writeSettings(tx, 'menus', withPictureIds(seeds.menus, pictures), now);
  if (!(await hasOwn(tx, 'languages'))) await writeSettings(tx, 'languages', { currencies: seeds.shop.languageCurrencies }, now);
  await writeSettings(tx, 'search', seeds.search, now);
  await writeSettings(tx, 'accounts', { askName: true, askBirthday: true }, now);
  const { bankTransfer, cashOnDelivery: countries } = seeds.shop;
  await writeSettings(tx, 'payments', { bankTransfer, cashOnDelivery: { countries } }, now);
  const { consignee, contactNumber, address: detailedAddress } = seeds.shop.returnAddress;
  // As the page on returns says.
  await writeSettings(tx, 'returns', { decisionDays: 2, settlementDays: 3, consignee, contactNumber, detailedAddress }, now);
  await writeSettings(tx, 'routes', { customCategories: seeds.customCategories }, now);
  for (const [name, sections] of Object.entries({ home: seeds.home, ...seeds.templates }))
    await publishSections(tx, { name, sections: withPictureIds(sections, pictures), now });
}

async function hasOwn(tx: Tx, group: 'shop' | 'theme' | 'languages'): Promise<boolean> {
  return (await sql`select 1 from setting where key = ${group}`.execute(on(tx))).rows.length > 0;
}

function withPictureIds<Value>(value: Value, pictures: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    (key === 'picture' || key === 'image') && typeof part === 'string' ? (pictures.get(part) ?? part) : part,
  ) as Value;
}
