import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { codeFor, goodPassword, mailsTo, signUp, solvedCaptcha } from '#test/harness/sign-in.ts';
import { findAccountByLogin, listActivity } from '#shop/accounts/index.ts';

let shop: TestApp;
let start: Date;
beforeAll(async () => {
  shop = await createTestApp();
  start = shop.clock.now;
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = start;
});

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const signIn = (account: string, password: string, more: object = {}) => shop.client().post('/api/web/auth/signin', { account, password, ...more });

describe('signing up', () => {
  test('with a code by mail; the token signs in, and the password does afterwards', async () => {
    const client = shop.client();
    const made = await signUp(shop, client, 'Ada@Shop.example');
    expect(made).toMatchObject({ code: 0, data: { user: { email: 'ada@shop.example' }, joined: { cart: false, orders: 0, message: null } } });
    expect((await client.post('/api/web/auth/signout', {}, { 'x-auth': made.data.token })).code).toBe(0);
    expect((await client.post('/api/web/auth/signout', {}, { 'x-auth': made.data.token })).code).toBe(50);
    expect(await signIn('ADA@shop.example', goodPassword)).toMatchObject({ code: 0, data: { user: { email: 'ada@shop.example' } } });
    expect(await signIn('ada＠shop．example', goodPassword)).toMatchObject({ code: 0 });
  });

  test('gives a password that does not grow old: it signs in years later', async () => {
    await signUp(shop, shop.client(), 'years@shop.example');
    const before = shop.clock.now;
    later(1_500 * 86_400);
    expect((await signIn('years@shop.example', goodPassword)).code).toBe(0);
    shop.clock.now = before;
  });

  test('with a mobile number, whose text message lands where mails land', async () => {
    const client = shop.client();
    const account = { account: '13800138000', countryCode: '+86' };
    const code = await codeFor(shop, client, { ...account, scene: 'signup' });
    const made = await client.post('/api/web/auth/signup', { ...account, password: goodPassword, code, agree: true });
    expect(made).toMatchObject({ code: 0, data: { user: { mobile: '13800138000', countryCode: '+86', email: null } } });
    expect((await mailsTo(shop, '+8613800138000')).join()).not.toContain('<html');
  });

  test.each([
    ['as an input method writes it', (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
    ['in two groups', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
  ])('by a code %s', async (name, typed) => {
    const client = shop.client();
    const account = `code-${name.length}@shop.example`;
    const code = typed(await codeFor(shop, client, { account, scene: 'signup' }));
    expect(await client.post('/api/web/auth/signup', { account, password: goodPassword, code, agree: true })).toMatchObject({ code: 0 });
    later(61);
    const again = typed(await codeFor(shop, client, { account, scene: 'signin' }));
    expect(await shop.client().post('/api/web/auth/signin/code', { account, code: again })).toMatchObject({ code: 0 });
  });

  test.each([
    [{ account: '' }, 'account', 'Account (email or mobile) is required'],
    [{ account: 'nobody' }, 'account', 'Account format error'],
    [{ account: 'a@b' }, 'account', 'Account format error'],
    [{ account: `${'a'.repeat(250)}@shop.example` }, 'account', 'Account (email or mobile): at most 254 characters'],
    [{ account: '13800138000' }, 'countryCode', 'Country code is required'],
    [{ account: '1', countryCode: '+86' }, 'account', 'Account format error'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(65) }, 'password', 'Password must be at most 64 characters'],
    [{ password: 'Password1' }, 'password', 'This password is too common. Please choose another one.'],
    [{ password: 'Vitrine 2026!' }, 'password', 'This password is too common. Please choose another one.'],
    [{ password: 'new@shop.example' }, 'password', 'This password is too common. Please choose another one.'],
    [{ code: '' }, 'code', 'Verification code is required'],
    [{ code: '000000' }, 'code', 'The verification code is wrong or has expired.'],
    [{ agree: false }, 'agree', 'Please agree to the privacy agreement and terms of service first'],
    [{ birthday: '2999-01-01' }, 'birthday', 'Birthday is not valid'],
    [{ birthday: '1990-02-31' }, 'birthday', 'Birthday is not valid'],
    [{ firstName: 'x'.repeat(61) }, 'firstName', 'First name: at most 60 characters'],
  ])('refuses %j beside the field %s', async (wrong, field, message) => {
    const answer = await shop
      .client()
      .post('/api/web/auth/signup', { account: 'new@shop.example', password: goodPassword, code: '123456', agree: true, ...wrong });
    expect(answer).toMatchObject({ code: 40, status: 400, data: { errors: { [field]: message } } });
  });

  test('objects, lists and numbers in place of texts are rejected, not stored', async () => {
    for (const account of [{ $ne: '' }, ['a@shop.example'], 7, true, null]) {
      expect((await shop.client().post('/api/web/auth/signup', { account, password: goodPassword, code: '123456', agree: true })).code).toBe(40);
    }
  });

  test('an address that has an account gets no code but a mail, and is rejected like a wrong code', async () => {
    await signUp(shop, shop.client(), 'twice@shop.example');
    later(61);
    const client = shop.client();
    await client.post('/api/web/auth/send-code', { account: 'twice@shop.example', scene: 'signup', captcha: await solvedCaptcha(client) });
    expect((await mailsTo(shop, 'twice@shop.example')).at(-1)).toContain('You already have an account');
    const again = await client.post('/api/web/auth/signup', { account: 'twice@shop.example', password: goodPassword, code: '123456', agree: true });
    expect(again).toMatchObject({ code: 40, data: { errors: { code: 'The verification code is wrong or has expired.' } } });
  });
});

describe('codes', () => {
  const tryCode = (account: string, code: string) => shop.client().post('/api/web/auth/signup', { account, password: goodPassword, code, agree: true });

  test('are good once', async () => {
    const code = await codeFor(shop, shop.client(), { account: 'once@shop.example', scene: 'signup' });
    expect((await tryCode('once@shop.example', code)).code).toBe(0);
    expect((await tryCode('once@shop.example', code)).code).toBe(40);
  });

  test('of two sign-ups at once with the same code one succeeds', async () => {
    const code = await codeFor(shop, shop.client(), { account: 'race@shop.example', scene: 'signup' });
    const codes = (await Promise.all(Array.from({ length: 4 }, () => tryCode('race@shop.example', code)))).map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 40, 40, 40]);
  });

  test('bear five tries, however many come at once', async () => {
    const code = await codeFor(shop, shop.client(), { account: 'tries@shop.example', scene: 'signup' });
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 5 }, () => tryCode('tries@shop.example', wrong)));
    expect((await tryCode('tries@shop.example', code)).code).toBe(40);
  });

  test('bear five tries from elsewhere without losing those of who asked, and the other way round', async () => {
    const account = 'places@shop.example';
    const code = await codeFor(shop, shop.client(), { account, scene: 'signup' });
    const from = (remoteAddress: string, guess: string) =>
      shop
        .client()
        .send({ method: 'POST', url: '/api/web/auth/signup', payload: { account, password: goodPassword, code: guess, agree: true }, remoteAddress });
    const wrong = code === '111111' ? '222222' : '111111';
    for (const place of ['203.0.113.7', '198.51.100.9', '203.0.113.8', '203.0.113.7', '203.0.113.7']) await from(place, wrong);
    expect((await from('192.0.2.4', code)).code).toBe(40);
    expect((await tryCode(account, code)).code).toBe(0);
  });

  test('end after ten minutes; an older one is replaced by a newer; another purpose or address does not take them', async () => {
    const client = shop.client();
    const old = await codeFor(shop, client, { account: 'old@shop.example', scene: 'signup' });
    later(61);
    const fresh = await codeFor(shop, client, { account: 'old@shop.example', scene: 'signup' });
    // One time in a million both are the same.
    expect((await tryCode('old@shop.example', old === fresh ? '' : old)).code).toBe(40);
    expect((await tryCode('other@shop.example', fresh)).code).toBe(40);
    later(601);
    expect((await tryCode('old@shop.example', fresh)).code).toBe(40);
    const signin = await codeFor(shop, client, { account: 'old@shop.example', scene: 'signin' }).catch(() => '000000');
    expect((await tryCode('old@shop.example', signin)).code).toBe(40);
  });

  test('are sent to an address once in 60 seconds, also when several callers ask', async () => {
    await codeFor(shop, shop.client(), { account: 'often@shop.example', scene: 'signup' });
    const client = shop.client();
    const again = async () => client.post('/api/web/auth/send-code', { account: 'often@shop.example', scene: 'signup', captcha: await solvedCaptcha(client) });
    expect(await again()).toMatchObject({ status: 429, code: 40, headers: { 'retry-after': '60' } });
    later(60);
    expect((await again()).code).toBe(0);
  });

  test('want a captcha; purposes of an account want its token', async () => {
    const send = (body: object) => shop.client().post('/api/web/auth/send-code', body);
    expect(await send({ account: 'some@shop.example', scene: 'signup' })).toMatchObject({ code: 10, status: 409, data: { kind: 'captcha' } });
    for (const scene of ['stepUp', 'editEmail', 'editMobile', 'verifyEmail']) {
      expect((await send({ account: 'some@shop.example', scene })).code).toBe(50);
    }
    expect((await send({ account: 'some@shop.example', scene: 'verifySignin' })).code).toBe(40);
  });
});

describe('the captcha', () => {
  const ask = (captcha: string, account = 'robot@shop.example') => shop.client().post('/api/web/auth/send-code', { account, scene: 'signup', captcha });
  const bent = (token: string, change: (opened: any) => void) => {
    const opened = JSON.parse(Buffer.from(token, 'base64').toString());
    change(opened);
    return Buffer.from(JSON.stringify(opened)).toString('base64');
  };

  test('is good once', async () => {
    const token = await solvedCaptcha(shop.client());
    expect((await ask(token, 'first@shop.example')).code).toBe(0);
    expect(await ask(token, 'second@shop.example')).toMatchObject({ code: 40, msg: 'Verification failed' });
  });

  test('made up, altered, unsolved or too old is rejected', async () => {
    const token = await solvedCaptcha(shop.client());
    const wrong = [
      'nonsense',
      Buffer.from('null').toString('base64'),
      Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
      bent(token, (opened) => (opened.challenge.parameters.expiresAt += 600)),
      bent(token, (opened) => (opened.challenge.parameters.keyPrefix = '00')),
      bent(token, (opened) => delete opened.challenge.parameters.keySignature),
      bent(token, (opened) => (opened.challenge.signature = 'ff')),
      bent(token, (opened) => (opened.solution.derivedKey = '00'.repeat(32))),
      bent(token, (opened) => (opened.solution.derivedKey = { length: 64 })),
    ];
    for (const captcha of wrong) expect(await ask(captcha)).toMatchObject({ code: 40, msg: 'Verification failed' });
    later(121);
    expect(await ask(token)).toMatchObject({ code: 40, msg: 'Verification failed' });
  });
});

describe('signing in by password', () => {
  test('a wrong password and an unknown account are rejected alike', async () => {
    await signUp(shop, shop.client(), 'known@shop.example');
    const [known, unknown] = [await signIn('known@shop.example', 'wrong-one'), await signIn('unknown@shop.example', 'wrong-one')];
    expect(known).toMatchObject({ code: 40, status: 400, msg: "That e-mail and password don't match." });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test('after five failures a captcha is wanted, for accounts that do not exist too; then a growing wait', async () => {
    for (const account of ['guessed@shop.example', 'nobody@shop.example']) {
      if (account.startsWith('guessed')) await signUp(shop, shop.client(), account);
      for (let i = 0; i < 5; i += 1) expect((await signIn(account, `guess ${i}`)).code).toBe(40);
      expect(await signIn(account, 'guess 6')).toMatchObject({ code: 10, data: { kind: 'captcha' } });
      for (let i = 0; i < 3; i += 1) {
        expect((await signIn(account, 'guess', { captcha: await solvedCaptcha(shop.client()) })).status).toBe(400);
      }
      const slowed = await signIn(account, goodPassword, { captcha: await solvedCaptcha(shop.client()) });
      expect(slowed).toMatchObject({ status: 429, code: 40, headers: { 'retry-after': '2' } });
      later(16 * 60);
      expect((await signIn(account, goodPassword)).code).toBe(account.startsWith('guessed') ? 0 : 40);
      shop.clock.now = new Date(start.getTime() + 40 * 60_000);
    }
  });

  test('parallel guesses are all counted', async () => {
    later(3_600);
    await signUp(shop, shop.client(), 'parallel@shop.example');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn('parallel@shop.example', `guess ${i}`)));
    expect(answers.filter((answer) => answer.code === 40)).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === 10)).toHaveLength(7);
  });

  test('a failed attempt is listed in the activity of the account, with the device it came from', async () => {
    later(7_200);
    const email = 'watched@shop.example';
    expect((await signUp(shop, shop.client(), email)).code).toBe(0);
    later(1);
    await shop
      .client()
      .post(
        '/api/web/auth/signin',
        { account: email, password: 'wrong-one' },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      );
    await runJobs(shop);
    const { reader } = shop.db.database;
    const { id } = (await findAccountByLogin(reader, { email }))!;
    const log = await listActivity({ db: reader, locale: 'en' }, { accountId: id, securityOnly: true, page: 1, size: 5 });
    expect(log.items[0]).toMatchObject({ kind: 'signInFailed', ip: '127.0.0.1', device: 'Firefox 140, Linux' });
  });
});

describe('joining the guest', () => {
  test('cart and wish list are kept; a new guest secret replaces the old one, which is then unknown', async () => {
    const [cup] = await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{}] });
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: cup!.sku, quantity: 2 });
    await client.post('/api/web/favorite/add', { type: 'product', id: cup!.productId });
    const before = client.cookies.get('guest')!;
    const made = await signUp(shop, client, 'guest@shop.example');
    expect(made.data.joined).toMatchObject({ cart: true, favorites: true, orders: 0, message: expect.stringContaining('We’ve kept your cart.') });
    const mine = { 'x-auth': made.data.token };
    expect((await client.post('/api/web/cart/count', {}, mine)).data).toEqual({ count: 2 });
    expect((await client.post('/api/web/favorite/wishList', {}, mine)).data.product).toHaveLength(1);
    expect(client.cookies.get('guest')).not.toBe(before);
    const old = shop.client();
    old.cookies.set('guest', before);
    expect((await old.post('/api/web/cart/count')).data).toEqual({ count: 0 });
    expect((await client.post('/api/web/cart/count')).data).toEqual({ count: 0 });
  });

  test('an open checkout goes on under the account, and is nobody else’s', async () => {
    const [cup] = await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{}] });
    const client = shop.client();
    const { slug } = (await client.post('/api/web/checkout/create', { source: 'buyNow', sku: cup!.sku, quantity: 1 })).data;
    await client.post('/api/web/checkout/contact', { slug, email: 'ada@example.com' });
    const mine = { 'x-auth': (await signUp(shop, client, 'checkout@shop.example')).data.token as string };
    expect((await client.post('/api/web/checkout/get', { slug }, mine)).data).toMatchObject({ contact: { email: 'ada@example.com' } });
    expect((await client.post('/api/web/checkout/get', { slug })).status).toBe(404);
  });

  test('a token that a browser brings along is never made valid by signing in', async () => {
    const planted = 'x'.repeat(43);
    const answer = await shop.client().post('/api/web/auth/signin', { account: 'known@shop.example', password: goodPassword }, { 'x-auth': planted });
    expect(answer.code).toBe(50);
  });

  test('signing in anew with a session ends that session', async () => {
    const first = await signUp(shop, shop.client(), 'again@shop.example');
    const headers = { 'x-auth': first.data.token };
    const second = await shop.client().post('/api/web/auth/signin', { account: 'again@shop.example', password: goodPassword }, headers);
    expect(second.data.token).not.toBe(first.data.token);
    expect((await shop.client().post('/api/web/cart/count', {}, headers)).code).toBe(50);
  });
});
