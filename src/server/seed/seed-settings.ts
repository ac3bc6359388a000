/** The demo shop's name, menus, synonyms and home page. */
import type { Tx } from '#kit/server/database.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { publishSections } from '#shop/templates/index.ts';
import type { Seeds } from './read-seeds.ts';

/** Writes the groups `shop`, `menus`, `search`, `accounts`, `payments`, `returns` and `routes`, and the template of the home page. Pictures of its sections, named by file, become media ids. */
export async function seedSettings(tx: Tx, seeds: Seeds, pictures: ReadonlyMap<string, string>): Promise<void> {
  await writeSettings(tx, 'shop', seeds.shop);
  await writeSettings(tx, 'menus', seeds.menus);
  await writeSettings(tx, 'search', seeds.search);
  await writeSettings(tx, 'accounts', { askName: true, askBirthday: true });
  await writeSettings(tx, 'payments', { bankTransfer: seeds.shop.bankTransfer });
  const { consignee, contactNumber, address: detailedAddress } = seeds.shop.returnAddress;
  await writeSettings(tx, 'returns', { consignee, contactNumber, detailedAddress });
  await writeSettings(tx, 'routes', { customCategories: seeds.customCategories });
  await publishSections(tx, { name: 'home', sections: withPictureIds(seeds.home, pictures) });
}

function withPictureIds<Value>(value: Value, pictures: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === 'picture' && typeof part === 'string' ? (pictures.get(part) ?? part) : part,
  ) as Value;
}
