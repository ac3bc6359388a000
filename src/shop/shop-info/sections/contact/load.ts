import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { companyLines } from '../../../addresses/index.ts';
import { readSettings } from '../../../settings/index.ts';
import type { ContactData } from './section.tsx';
import type { ContactSettings } from './settings.ts';

/** The ways that the shop's settings have. */
export async function loadContact({ context: { db, lang } }: SectionScope<unknown>, { texts }: ContactSettings): Promise<Loaded<ContactData>> {
  const { shop } = await readSettings(db);
  const notes = wordsIn(texts, ['email', 'phone', 'visit'], lang);
  return { data: { email: shop.email, phone: shop.phone, address: companyLines(shop.company.address, lang), notes }, tags: ['settings'] };
}
