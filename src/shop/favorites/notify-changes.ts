import * as m from '#messages';
import { localeFor, languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { readAccount, type Account } from '../accounts/index.ts';
import { listItemsById } from '../catalog/lists/index.ts';
import { readMarkets } from '../markets/index.ts';
import { queueMailText } from '../messages/index.ts';
import { notifyAccount, formatNotice, type AccountNotification } from '../notices/index.ts';
import { pathOf } from '../settings/routes/index.ts';
import { readSettings } from '../settings/index.ts';
import type { RouteSettings } from '../settings/contract.ts';
import { findChangedLists, takeChanges, type Change } from './store-watch.ts';

const accountsAtOnce = 50;
const mostBatches = 80;

/** Tells accounts of what on their lists costs less or is in stock again since it was last looked at: on their pages, and by one mail each. */
export async function notifyChanges(context: Context): Promise<void> {
  let after: string | null = null;
  for (let done = 0; done < mostBatches; done += 1) {
    const due: string[] = await findChangedLists(context.db, { after, most: accountsAtOnce });
    await eachApart(context, due, {
      record: 'account',
      failed: 'an account could not be notified of what is on its list',
      work: (accountId) => context.transaction((tx) => notify(tx, context, accountId)),
    });
    if (due.length < accountsAtOnce) return;
    after = due.at(-1)!;
  }
}

const isDrop = ({ before, amount: now }: Change) => before !== null && now < before.amount;
const isBack = ({ before, inStock }: Change) => before !== null && inStock && !before.inStock;

type ChangeNotice = Pick<AccountNotification, 'kind' | 'params' | 'path'>;

async function notify(tx: Tx, context: Context, accountId: string): Promise<void> {
  const news = (await takeChanges(tx, accountId)).filter((change) => isDrop(change) || isBack(change));
  const account = news.length > 0 ? await readAccount(tx, accountId) : undefined;
  if (!account) return;
  const [{ baseCurrency: currency }, { routes }] = await Promise.all([readMarkets(context.db), readSettings(context.db)]);
  const ids = news.map((change) => change.productId);
  const products = new Map((await listItemsById(tx, ids, { currency, lang: account.lang })).map((item) => [item.id, item]));
  const money = (of: number) => ({ amount: of, currency });
  const notices = news.flatMap((change): ChangeNotice[] => {
    const product = products.get(change.productId);
    if (!product) return [];
    const { title } = product;
    const path = pathOf(routes, 'product', product.slug);
    if (isBack(change)) return [{ kind: 'backInStock', params: { title }, path }];
    return [{ kind: 'priceDropped', params: { title, before: money(change.before?.amount ?? 0), now: money(change.amount) }, path }];
  });
  for (const one of notices) await notifyAccount(tx, context, { accountId, ...one });
  const [{ byMail, stopToken } = { byMail: false, stopToken: '' }] = news;
  if (byMail && notices.length > 0) await mail(tx, context, { account, notices, stopToken, routes });
}

const mostMailed = 15;

async function mail(
  tx: Tx,
  context: Context,
  { account, notices, stopToken, routes }: { account: Account; notices: readonly ChangeNotice[]; stopToken: string; routes: RouteSettings },
): Promise<void> {
  if (account.email === null || account.emailVerifiedAt === null) return;
  const locale = localeFor(account.lang);
  const { baseUrl } = context.config;
  const prefix = languagePrefix(account.lang);
  await queueMailText(tx, context, {
    id: `favorites-${newId(context.now().getTime())}`,
    to: account.email,
    lang: account.lang,
    title: m.favorite_mail_title({}, { locale }),
    paragraphs: notices.slice(0, mostMailed).map(({ kind, params }) => formatNotice(kind, params, locale)),
    link: { path: `${routes.userBasePath}favorite`, text: m.favorite_mail_link({}, { locale }) },
    foot: m.favorite_mail_foot({ link: `${baseUrl}${prefix}${pathOf(routes, 'page', 'wish-list')}#stop=${stopToken}` }, { locale }),
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/web/favorite/watch/stop?token=${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
