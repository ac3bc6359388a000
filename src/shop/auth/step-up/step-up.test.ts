import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { on } from '#kit/server/database.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { anotherSession, signedIn } from '#test/harness/shoppers.ts';
import { codeFor, goodPassword, mailsTo, newestCode, solvedCaptcha } from '#test/harness/sign-in.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { listActivity, readAccount, type Account } from '#shop/accounts/index.ts';

let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await createTestApp();
  passwordHash = await hashPassword(goodPassword);
});
afterAll(() => shop.close());

let made = 0;
const shopper = (email = `shopper${(made += 1)}@shop.example`) => signedIn(shop, { email, passwordHash });
const call = (path: string, body: object) => shop.client().post(`/api/web${path}`, body);
const set = (accountId: string, changes: Partial<Record<keyof Account, unknown>>) =>
  shop.db.database.transaction(async (tx) => {
    for (const [name, value] of Object.entries(changes)) {
      await sql`update account set ${sql.id(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))} = ${value} where id = ${accountId}`.execute(
        on(tx),
      );
    }
  });
const kindsOf = async (accountId: string) =>
  (await listActivity({ db: shop.db.database.reader, locale: 'en' }, { accountId, page: 1, size: 20 })).items.map((item) => item.kind);
const stepUp = async (mine: Awaited<ReturnType<typeof shopper>>) => {
  expect((await mine.post('/auth/send-code', { scene: 'stepUp' })).code).toBe(0);
  return newestCode(shop, mine.email);
};

test('a code signs in once, verifies the address, and an unknown account is rejected like a wrong code', async () => {
  const mine = await shopper();
  await set(mine.accountId, { emailVerifiedAt: null });
  const client = shop.client();
  const code = await codeFor(shop, client, { account: mine.email, scene: 'signin' });
  expect(await call('/auth/signin/code', { account: mine.email, code })).toMatchObject({ code: 0, data: { user: { email: mine.email } } });
  expect((await readAccount(shop.db.database.reader, mine.accountId))?.emailVerifiedAt).toEqual(shop.clock.now);
  const again = await call('/auth/signin/code', { account: mine.email, code });
  await client.post('/api/web/auth/send-code', { account: 'noone@shop.example', scene: 'signin', captcha: await solvedCaptcha(client) });
  expect((await mailsTo(shop, 'noone@shop.example')).at(-1)).toContain('There’s no account with this address');
  const unknown = await call('/auth/signin/code', { account: 'noone@shop.example', code: '123456' });
  expect([again.status, again.text]).toEqual([unknown.status, unknown.text]);
});

test('with the switch on, a password wants a code by e-mail too; the ticket is of no use without it, and good once', async () => {
  const mine = await shopper();
  await set(mine.accountId, { loginEmailVerification: true });
  const first = await call('/auth/signin', { account: mine.email, password: goodPassword });
  expect(first).toMatchObject({ code: 10, status: 409, data: { kind: 'emailCode', ticket: expect.any(String), email: 's•••@shop.example' } });
  const { ticket } = first.data;
  const code = await newestCode(shop, mine.email);
  const wrong = code === '111111' ? '222222' : '111111';
  const verify = (given: object) => call('/auth/signin/verify', { ticket, code, ...given });
  expect((await verify({ code: wrong })).data.errors.code).toContain('wrong or has expired');
  expect((await verify({ ticket: 'made-up' })).code).toBe(40);
  expect((await call('/auth/signin/code', { account: mine.email, code })).code).toBe(40);
  expect((await verify({})).code).toBe(0);
  expect((await verify({})).code).toBe(40);
});

test('with the switch on, a code to a number wants one by e-mail too, and the sign-in says how it began', async () => {
  const mine = await shopper();
  const number = { account: '51234000', countryCode: '+852' };
  await set(mine.accountId, { loginEmailVerification: true, mobile: number.account, countryCode: number.countryCode });
  const byCode = async (account: { account: string; countryCode?: string }) =>
    call('/auth/signin/code', { ...account, code: await codeFor(shop, shop.client(), { ...account, scene: 'signin' }) });
  const first = await byCode(number);
  expect(first).toMatchObject({ code: 10, status: 409, data: { kind: 'emailCode', ticket: expect.any(String) } });
  const code = await newestCode(shop, mine.email);
  expect((await call('/auth/signin/verify', { ticket: first.data.ticket, code })).code).toBe(0);
  const { reader } = shop.db.database;
  const sessions = await sql<{ loginMethod: string }>`select login_method from session where account_id = ${mine.accountId}`.execute(on(reader));
  expect(sessions.rows.map(({ loginMethod }) => loginMethod).toSorted()).toEqual(['code', 'password']);
  // A code to the address is that code already.
  expect((await byCode({ account: mine.email })).code).toBe(0);
});

test('wrong codes are counted by address over all accounts; right ones, and other addresses, go on', async () => {
  const mine = await shopper();
  const guess = (remoteAddress: string, account: string, code = '000000') =>
    shop.client().send({ method: 'POST', url: '/api/web/auth/signin/code', payload: { account, code }, remoteAddress });
  const code = await codeFor(shop, shop.client(), { account: mine.email, scene: 'signin' });
  // One network of IPv6, whose addresses cost nothing.
  const from = (i: number) => `2001:db8:0:7::${i.toString(16)}`;
  for (let i = 0; i < 59; i += 1) expect((await guess(from(i), `victim${i}@shop.example`)).status).toBe(400);
  expect((await guess(from(90), mine.email, code)).code).toBe(0);
  expect((await guess(from(91), 'victim60@shop.example')).status).toBe(400);
  expect(await guess(from(92), 'victim61@shop.example')).toMatchObject({ status: 429, code: 40, headers: { 'retry-after': expect.any(String) } });
  const signUp = {
    method: 'POST',
    url: '/api/web/auth/signup',
    payload: { account: 'v@shop.example', password: goodPassword, code: '1', agree: true },
  } as const;
  expect((await shop.client().send({ ...signUp, remoteAddress: from(93) })).status).toBe(429);
  expect((await guess('2001:db8:0:8::1', 'victim62@shop.example')).status).toBe(400);
});

test('a reset by link ends all sessions, notifies the account, and works once, as does the code beside it', async () => {
  const mine = await shopper();
  const client = shop.client();
  await client.post('/api/web/auth/forget', { account: mine.email, captcha: await solvedCaptcha(client) });
  const mail = (await mailsTo(shop, mine.email)).at(-1)!;
  const ticket = /ticket=([\w-]{43})/.exec(mail)![1];
  const code = await newestCode(shop, mine.email);
  expect((await call('/auth/reset-password', { ticket, password: 'short' })).data.errors).toHaveProperty('password');
  expect((await call('/auth/reset-password', { ticket: 'x'.repeat(43), password: 'A new one 31' })).data.errors).toHaveProperty('ticket');
  expect((await call('/auth/verify-email', { token: ticket })).code).toBe(40);
  const done = await call('/auth/reset-password', { ticket, password: 'A new one 31' });
  expect(done).toMatchObject({ code: 0, data: { user: { email: mine.email } } });
  expect((await mine.post('/cart/count')).code).toBe(51);
  expect((await call('/auth/reset-password', { ticket, password: 'A new one 32' })).code).toBe(40);
  expect((await call('/auth/reset-password', { account: mine.email, code, password: 'A new one 32' })).code).toBe(40);
  expect((await call('/auth/signin', { account: mine.email, password: 'A new one 31' })).code).toBe(0);
  expect((await mailsTo(shop, mine.email)).join('\n')).toContain('Your password was changed');
  expect(await kindsOf(mine.accountId)).toContain('passwordReset');
});

test('asking to reset an unknown account answers the same and notifies only the address itself', async () => {
  const mine = await shopper();
  const client = shop.client();
  const ask = async (account: string) => client.post('/api/web/auth/forget', { account, captcha: await solvedCaptcha(client) });
  const [known, unknown] = [await ask(mine.email), await ask('stranger@shop.example')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect((await mailsTo(shop, 'stranger@shop.example')).at(-1)).not.toContain('ticket=');
  expect((await client.post('/api/web/auth/forget', { account: mine.email })).data).toMatchObject({ kind: 'captcha' });
});

test('another password needs the old one, ends the other sessions, and leaves this one', async () => {
  const mine = await shopper();
  const other = await anotherSession(shop, mine.accountId);
  const change = (oldPassword: string, newPassword = 'Quite new 99') => mine.post('/user/editPassword', { oldPassword, newPassword });
  expect((await change('wrong')).data.errors).toEqual({ oldPassword: 'That password isn’t right.' });
  expect((await change(goodPassword, 'qwerty')).data.errors).toHaveProperty('newPassword');
  expect(await change(goodPassword)).toMatchObject({ code: 0, data: { email: mine.email } });
  expect((await mine.post('/cart/count')).code).toBe(0);
  expect((await shop.client().post('/api/web/cart/count', {}, { 'x-auth': other })).code).toBe(51);
  expect((await mine.post('/notice/list')).data.items).toMatchObject([{ kind: 'passwordChanged', text: 'Your password was changed.', path: '/user/security' }]);
});

test('guesses at the old password are counted across sessions and slowed down', async () => {
  const mine = await shopper();
  const guess = () => mine.post('/user/editPassword', { oldPassword: 'wrong', newPassword: 'Quite new 99' });
  const answers = await Promise.all(Array.from({ length: 10 }, guess));
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
});

test('an account without a password sets its first one with a step-up code', async () => {
  const mine = await shopper();
  await set(mine.accountId, { passwordHash: null });
  const edit = (more: object) => mine.post('/user/editPassword', { newPassword: 'Quite new 99', ...more });
  expect(await edit({ oldPassword: '' })).toMatchObject({ code: 10, data: { kind: 'stepUp', password: false, code: expect.stringContaining('•••') } });
  expect((await edit({ stepUpCode: await stepUp(mine) })).code).toBe(0);
});

test('another address wants a proof and a code of that address; the old address is notified, guest orders join', async () => {
  const mine = await shopper();
  const newEmail = 'changed@shop.example';
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{}] });
  await placeTestOrder(shop, cup!, { contact: { email: 'Changed@shop.example' } });
  const send = async () => mine.post('/auth/send-code', { account: newEmail, scene: 'editEmail', captcha: await solvedCaptcha(mine.client) });
  expect((await send()).code).toBe(0);
  const code = await newestCode(shop, newEmail);
  const edit = (more: object) => mine.post('/user/editEmail', { newEmail, code, ...more });
  expect(await edit({})).toMatchObject({ code: 10, data: { kind: 'stepUp', password: true } });
  expect((await edit({ password: 'wrong' })).data.errors).toHaveProperty('password');
  const proof = { stepUpCode: await stepUp(mine) };
  expect((await edit({ ...proof, code: code === '111111' ? '222222' : '111111' })).data.errors).toHaveProperty('code');
  const stranger = await shopper();
  expect((await stranger.post('/user/editEmail', { newEmail, code, password: goodPassword })).data.errors).toHaveProperty('code');
  expect(await edit(proof)).toMatchObject({ code: 0, data: { email: newEmail, orderQuantity: 1 } });
  expect((await edit({ password: goodPassword })).code).toBe(40);
  expect((await mailsTo(shop, mine.email)).at(-1)).toContain('c•••@shop.example');
});

test('open checkouts that are to reach the old address follow to the new one; another that was typed stays', async () => {
  const mine = await shopper();
  const newEmail = 'followed@shop.example';
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{}] });
  const begin = async () => (await mine.post('/checkout/create', { source: 'buyNow', sku: cup!.sku, quantity: 1 })).data.slug as string;
  const [open, elsewhere] = [await begin(), await begin()];
  await mine.post('/checkout/contact', { slug: elsewhere, email: 'work@shop.example' });
  await mine.post('/auth/send-code', { account: newEmail, scene: 'editEmail', captcha: await solvedCaptcha(mine.client) });
  const code = await newestCode(shop, newEmail);
  expect((await mine.post('/user/editEmail', { newEmail, code, password: goodPassword })).code).toBe(0);
  const contactOf = async (slug: string) => (await mine.post('/checkout/get', { slug })).data.contact.email as string;
  expect([await contactOf(open), await contactOf(elsewhere)]).toEqual([newEmail, 'work@shop.example']);
});

test('orders that reached the account at the old address follow to the new one, which finds them; another that was typed stays', async () => {
  const mine = await shopper();
  const newEmail = 'moved@shop.example';
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 10 }] });
  const shopperOf = { accountId: mine.accountId, guestId: null };
  const place = (email: string) =>
    shop.host.database.transaction((tx) => placeOrder(tx, testContext(shop), testDraft(cup!, { quantity: 1, shopper: shopperOf, contact: { email } })));
  const [own, elsewhere] = [await place(mine.email), await place('work@shop.example')];
  const stranger = await placeTestOrder(shop, cup!, { quantity: 1, contact: { email: 'someone@shop.example' } });
  await mine.post('/auth/send-code', { account: newEmail, scene: 'editEmail', captcha: await solvedCaptcha(mine.client) });
  const code = await newestCode(shop, newEmail);
  expect((await mine.post('/user/editEmail', { newEmail, code, password: goodPassword })).code).toBe(0);
  const { rows } = await sql<{ orderNo: string; email: string }>`select order_no, email from orders`.execute(shop.kysely);
  const emails = new Map(rows.map(({ orderNo, email }) => [orderNo, email]));
  expect([own, elsewhere, stranger].map(({ orderNo }) => emails.get(orderNo))).toEqual([newEmail, 'work@shop.example', 'someone@shop.example']);
  await mine.client.post('/api/web/order/lookup', { orderNo: own.orderNo, email: newEmail });
  expect((await mailsTo(shop, newEmail)).at(-1)).toContain(own.orderNo);
  // The old address can no longer reset a password.
  expect((await mailsTo(shop, mine.email)).at(-1)).toContain('get in touch with us at once');
});

test('an address that another account has gets a mail and no code', async () => {
  const [mine, other] = [await shopper(), await shopper()];
  await mine.post('/auth/send-code', { account: other.email, scene: 'editEmail', captcha: await solvedCaptcha(mine.client) });
  expect((await mailsTo(shop, other.email)).at(-1)).toContain('You already have an account');
});

test('a mobile number is added with a code by text message', async () => {
  const mine = await shopper();
  const number = { countryCode: '+852', account: '51234567' };
  expect((await mine.post('/auth/send-code', { ...number, scene: 'editMobile', captcha: await solvedCaptcha(mine.client) })).code).toBe(0);
  const code = await newestCode(shop, '+85251234567');
  const answer = await mine.post('/user/editMobile', { countryCode: '+852', newMobile: '5123 4567', code, password: goodPassword });
  expect(answer).toMatchObject({ code: 0, data: { mobile: '51234567', countryCode: '+852' } });
  expect((await mine.post('/user/editMobile', { countryCode: '+852', newMobile: 'a@shop.example', code, password: goodPassword })).data.errors).toHaveProperty(
    'newMobile',
  );
});

test("a step-up code goes to the caller's address alone", async () => {
  const mine = await shopper();
  expect((await mine.post('/auth/send-code', { account: 'victim@shop.example', scene: 'stepUp' })).data.errors).toHaveProperty('account');
});

test('a mailed link verifies the address once, in any browser; orders of that address join with a message at the next sign-in', async () => {
  const mine = await shopper();
  await set(mine.accountId, { emailVerifiedAt: null });
  expect((await mine.post('/auth/send-code', { scene: 'verifyEmail' })).code).toBe(0);
  const token = /token=([\w-]{43})/.exec((await mailsTo(shop, mine.email)).at(-1)!)![1];
  expect((await call('/auth/reset-password', { ticket: token, password: 'Quite new 99' })).code).toBe(40);
  expect(await call('/auth/verify-email', { token })).toMatchObject({ code: 0, data: { email: 's•••@shop.example', orders: 0 } });
  expect((await call('/auth/verify-email', { token })).code).toBe(40);
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{}] });
  await placeTestOrder(shop, cup!, { contact: { email: mine.email } });
  const signedInAgain = await call('/auth/signin', { account: mine.email, password: goodPassword });
  expect(signedInAgain.data.joined).toMatchObject({ orders: 1, message: 'Earlier orders with your address: 1. They’re in your account now.' });
});

test('an unverified address brings no orders of others along', async () => {
  const mine = await shopper();
  await set(mine.accountId, { emailVerifiedAt: null });
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{}] });
  await placeTestOrder(shop, cup!, { contact: { email: mine.email } });
  expect((await call('/auth/signin', { account: mine.email, password: goodPassword })).data.joined.orders).toBe(0);
});

test('a sign-in on a new device is mailed and listed on the account pages, one on a known device is not', async () => {
  const mine = await shopper();
  const from = (agent: string) => shop.client().post('/api/web/auth/signin', { account: mine.email, password: goodPassword }, { 'user-agent': agent });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await from(firefox);
  const count = (await mailsTo(shop, mine.email)).length;
  expect((await mailsTo(shop, mine.email)).at(-1)).toContain('Firefox 140, Linux');
  await from(firefox);
  expect(await mailsTo(shop, mine.email)).toHaveLength(count);
  const notices = (await mine.post('/notice/list')).data.items;
  expect(notices).toMatchObject([{ kind: 'newDevice', path: '/user/security' }]);
  expect(notices[0].text).toContain('Firefox 140, Linux');
});
