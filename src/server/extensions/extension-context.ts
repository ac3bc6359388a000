/** What an extension's code is given in place of the shop's own context: its own tables, its settings, and reads of the shop by use cases. */
import type { ExtensionContext, ShopReads } from '#extension/context.ts';
import type { AnyExtension } from '#extension/definition.ts';
import type { ByLanguage } from '#extension/texts.ts';
import type { Message } from '#kit/server/page/section.ts';
import type { Context, Enqueue, Log } from '#kit/server/context.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Database, Queryable, Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { findAccountByLogin, readAccount } from '#shop/accounts/index.ts';
import { queueMailText } from '#shop/messages/index.ts';
import { asExtension, asShop, queuesOf, readExtensionSettings, schemaOf } from '#shop/extensions/index.ts';
import { readOrderFacts } from '#shop/orders/show/index.ts';
import { asCodeOf } from '../requests/last-resort.ts';
import { withTimeLimit, type Limits } from './time-limit.ts';

/** An extension that was installed, and the connections that are its own. */
export type Installed = { definition: AnyExtension; role: string; database: Database; limits: Limits };

/** The context of one call of an extension. */
export async function extensionContext({ definition, database, limits }: Installed, context: Context, signal: AbortSignal): Promise<ExtensionContext<never>> {
  const { name } = definition;
  return {
    settings: (await readExtensionSettings(context, definition)) as never,
    db: database.reader,
    // Its connection is given back when the time is over, whatever the work still waits for.
    transaction: (work) => database.transaction((tx) => withTimeLimit(`a transaction of ${name}`, limits.transactionMs, () => work(tx))),
    enqueue: (tx, job, data, options) => asShop(tx, () => enqueueOwn(context.enqueue, name)(tx, job, data, options)),
    mail: (tx, mail, { id, to, lang, values }) => {
      const { rows, paragraphs, values: places, ...says } = mail.say(values, localeFor(lang));
      const notice = { ...says, id, to, lang, kind: mailKind(name, mail.name), paragraphs: [...paragraphs], rows: [...(rows ?? [])], values: { ...places } };
      return asShop(tx, () => queueMailText(tx, context, notice));
    },
    shop: readsOf((read) => read(context.db)),
    now: () => context.now(),
    caller: context.caller,
    lang: context.lang,
    locale: context.locale,
    currency: context.currency,
    log: logOf(context.log, name),
    signal,
  };
}

/** Queues under the extension's own names, whatever it says. */
function enqueueOwn(enqueue: Enqueue, extension: string): Enqueue {
  return (tx, job, data, options) => enqueue(tx, { name: jobName(extension, job.name), data: job.data }, data, options);
}

/** The queue of an extension's job. */
export const jobName = (extension: string, job: string): string => `${queuesOf(extension)}${job}`;

function logOf(log: Log, extension: string): Log {
  return {
    info: (fields, text) => log.info({ ...fields, extension }, text),
    warn: (fields, text) => log.warn({ ...fields, extension }, text),
    error: (fields, text) => log.error({ ...fields, extension }, text),
  };
}

/** Calls an extension with a context of its own and a limit of time. */
export function limited<T>(
  installed: Installed,
  context: Context,
  { what, ms }: { what: string; ms: number },
  call: (own: ExtensionContext<never>) => Promise<T>,
): Promise<T> {
  const { name } = installed.definition;
  return withTimeLimit(what, ms, async (signal) => {
    const own = await extensionContext(installed, context, signal);
    return asCodeOf(name, () => call(own));
  });
}

/** The same within a transaction of the shop's, as the extension's role: what it writes by `tx` is committed with the rest of it, or not at all. */
export function limitedIn<T>(
  installed: Installed,
  context: Context,
  { tx, what, ms }: { tx: Tx; what: string; ms: number },
  call: (own: ExtensionContext<never>) => Promise<T>,
): Promise<T> {
  const { role, definition } = installed;
  const shop = readsOf((read) => asShop(tx, () => read(tx)));
  return limited(installed, context, { what, ms }, (own) => asExtension(tx, { role, schema: schemaOf(definition.name) }, () => call({ ...own, db: tx, shop })));
}

/** What extensions may read of the shop; `reading` hands a read its connection. */
function readsOf(reading: <T>(read: (db: Queryable) => Promise<T>) => Promise<T>): ShopReads {
  return {
    order: (orderId) => reading((db) => readOrderFacts(db, orderId)),
    contact: (accountId) => reading((db) => contactOf(db, accountId)),
    accountOf: (email) => reading(async (db) => (await findAccountByLogin(db, { email }))?.id ?? null),
  };
}

/** Says a text in a language, or in English. */
export const messageFrom =
  (text: ByLanguage): Message =>
  (_params, { locale }) =>
    text[locale] ?? text.en;

async function contactOf(db: Queryable, accountId: string): Promise<{ email: string | null; firstName: string; lang: string } | null> {
  const account = isId(accountId) ? await readAccount(db, accountId) : null;
  return account && account.deletedAt === null ? { email: account.email, firstName: account.firstName, lang: account.lang } : null;
}

/** What a mail of an extension is called. */
export const mailKind = (extension: string, mail: string): string => `ext.${extension}.${mail}`;
