/** Setting up an empty shop: its owner, its name, country, currency and languages. */
import { tooMany } from '#kit/pure/common-errors.ts';
import { isTimeZone } from '#kit/pure/dates/days.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import * as m from '#messages';
import type { Context, JobKind } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { sameSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { expectRoomToHash, hashPassword } from '#kit/server/passwords/passwords.ts';
import { isCountry } from '../addresses/index.ts';
import { beginMarket } from '../markets/index.ts';
import { writeSettings } from '../settings/index.ts';
import { beginZone } from '../shipping/index.ts';
import { beginOwnerSession, type BegunSession } from '../staff-access/index.ts';
import { countStaff, createFirstOwner } from '../staff/first-owner/index.ts';
import { checkStaffPassword, recordActionOf } from '../staff/index.ts';
import { alreadySetUp, codeWrong, type SetUpInput } from './contract.ts';
import { hashOfCode } from './issue-code.ts';
import { findFirstRun, loadFirstRunForUpdate, markSetUp } from './store.ts';

const triesPerHour = 20;

/** Whether the shop waits to be set up. */
export async function readSetUpState(context: Context): Promise<{ needed: boolean }> {
  const run = await findFirstRun(context.db);
  return { needed: run !== undefined && run.setUpAt === null && (await countStaff(context.db)) === 0 };
}

/**
 * Sets an empty shop up and signs its owner in; the session may do nothing but set up a second factor until there is one. All or nothing, once.
 * @throws tooMany (40, 429) after many tries from one network, alreadySetUp (41, 409) where there is staff already, codeWrong (30, 403),
 *   invalidInput (40, 400) for a country that does not exist and a password that may not be chosen
 */
export async function setUpShop(context: Context, input: SetUpInput, { fillDemo }: { fillDemo: JobKind<Record<string, never>> }): Promise<BegunSession> {
  await countTry(context);
  checkCode((await findFirstRun(context.db)) ?? null, input.code, await countStaff(context.db));
  const { shop, start } = input;
  const email = input.owner.email.trim().toLowerCase();
  const name = input.owner.name ?? email.split('@')[0]!;
  if (!isCountry(shop.country)) throw fieldError('shop.country', m.markets_no_such_country({ code: shop.country }, { locale: context.locale }));
  await checkStaffPassword(context, { password: input.owner.password, field: 'owner.password', names: [email, name] });
  expectRoomToHash();
  const passwordHash = await hashPassword(input.owner.password);
  const now = context.now();
  return context.transaction(async (tx) => {
    // What was checked above may have changed meanwhile.
    checkCode((await loadFirstRunForUpdate(tx)) ?? null, input.code, await countStaff(tx));
    const owner = await createFirstOwner(tx, { email, name, passwordHash, now });
    await markSetUp(tx, now);
    await writeSettings(tx, 'shop', shopSettings(shop, email), now);
    await writeSettings(tx, 'languages', { enabled: [...new Set(['en' as const, ...shop.languages])] }, now);
    // The demo shop brings its own currencies, markets and ways of shipping.
    if (start === 'demo') await context.enqueue(tx, fillDemo, {});
    else {
      await beginMarket(tx, shop);
      await beginZone(tx, shop.country);
    }
    await recordActionOf(tx, { staff: owner, action: 'shop.set-up', subject: 'shop', detail: { ...shop, start, address: context.address }, at: now });
    return beginOwnerSession(context, tx, owner);
  });
}

// Some browsers name zones that nobody else knows; that is no reason to refuse a shop.
function shopSettings({ name, country, timeZone }: SetUpInput['shop'], email: string) {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? { timeZone } : {};
  return { name: { en: name }, email, company: { address: { country } }, ...zone };
}

/** Wrong codes count, right ones too: the limit does not give away which it was. */
async function countTry(context: Context): Promise<void> {
  const limit = [{ key: `set-up from ${ipPrefix(context.address)}`, most: triesPerHour }];
  const seconds = await context.transaction((tx) => countWithin(tx, limit, { windowSeconds: 3_600, now: context.now() }));
  if (seconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: seconds });
}

function checkCode(run: { codeHash: string; setUpAt: Date | null } | null, code: string, staff: number): void {
  if (staff > 0 || (run !== null && run.setUpAt !== null)) throw new ShopError(alreadySetUp);
  if (!run || !sameSecret(run.codeHash, hashOfCode(code))) throw new ShopError(codeWrong);
}
