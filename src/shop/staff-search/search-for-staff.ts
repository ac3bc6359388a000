import * as m from '#messages';
import { textIn } from '#kit/pure/languages.ts';
import { hasRight, type StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import { fold, lexemesOf } from '../catalog/search/index.ts';
import { staffSearchLimits, type Found, type StaffSearch } from './contract.ts';
import { settingsScreens } from './rules.ts';
import { findContents, findCustomers, findOrders, findProducts, type FoundContent } from './store.ts';

/** Orders, products, customers, contents and settings by a few letters, as far as the caller may read them: a statement for each of the first four. */
export async function searchForStaff(context: Context, q: string): Promise<StaffSearch> {
  const { caller, db, lang, locale } = context;
  const mayRead = (right: StaffRight) => caller.kind === 'staff' && hasRight(caller.rights, right);
  const words = fold(q).split(/\s+/u).filter(Boolean).slice(0, staffSearchLimits.words);
  const query = wordsQuery(words);
  const ifMay = async (right: StaffRight, find: () => Promise<Found[]>) => (mayRead(right) ? find() : []);
  const [orders, products, customers, contents] = await Promise.all([
    ifMay('read:orders', async () =>
      query === '' ? [] : (await findOrders(db, query)).map((row) => found(row.id, `/orders/${row.id}/show`, row.orderNo, row.name || row.email || row.mobile)),
    ),
    ifMay('read:catalog', async () =>
      query === ''
        ? []
        : (await findProducts(db, query)).map((row) => found(row.id, `/products/${row.id}`, textIn(row.texts, 'title', lang) || row.slug, row.sku)),
    ),
    ifMay('read:customers', async () =>
      query === ''
        ? []
        : (await findCustomers(db, query)).map((row) =>
            found(row.id, `/customers/${row.id}/show`, row.name || row.nickName || row.email || row.mobile || '', row.email ?? row.mobile),
          ),
    ),
    ifMay('read:content', async () =>
      (await findContents(db, words)).map((row) =>
        found(row.id, `/${listOf[row.kind]}/${row.id}`, textIn(row.texts, 'title', lang) || row.slug, kindTitle(row.kind, context)),
      ),
    ),
  ]);
  const settings = settingsScreens(locale)
    .filter(({ right, title }) => mayRead(right) && words.every((word) => fold(title).includes(word)))
    .slice(0, staffSearchLimits.found)
    .map(({ path, title }) => found(path.slice(1), path, title, m.backoffice_group_settings({}, { locale })));
  return { orders, products, customers, contents, settings };
}

const found = (id: string, path: string, title: string, about: string | null): Found => ({ id, title, about: about ?? '', path });

const listOf: Record<FoundContent['kind'], string> = { article: 'articles', page: 'pages', entry: 'entries' };

function kindTitle(kind: FoundContent['kind'], { locale }: Context): string {
  const titles = { article: m.backoffice_name_articles, page: m.backoffice_name_pages, entry: m.backoffice_name_entries };
  return titles[kind]({}, { locale }).split(' |||| ')[0]!;
}

/** What PostgreSQL looks for: Latin words by their beginnings, others by their signs. Lexemes hold letters and digits alone. */
function wordsQuery(words: readonly string[]): string {
  const lexemes = words.flatMap(lexemesOf).filter((lexeme) => /^[\p{L}\p{N}\p{M}]+$/u.test(lexeme));
  return lexemes.map((lexeme) => `'${lexeme}':*`).join(' & ');
}
