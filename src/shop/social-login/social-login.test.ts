/** The whole way through the API: tickets, the demo's phone, Telegram's bot, WeChat's return, and whose a ticket is. */
import { hashSecret } from '#kit/server/ids.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { on } from '#kit/server/database.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { startFakeServer, type FakeServer } from '#test/harness/fake-server.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
let wechatServer: FakeServer;
const password = 'a long enough pass phrase';
let passwordHash: string;
const webhookSecret = 'a webhook secret of the bot';

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  wechatServer = await startFakeServer(({ url }) => {
    if (url.pathname === '/sns/userinfo') return { unionid: 'union-7', nickname: '小林' };
    return url.searchParams.get('code') === 'good' ? { access_token: 't', openid: 'o' } : { errcode: 40_029, errmsg: 'invalid code' };
  });
  shop = await createTestApp({
    config: {
      socialLogin: {
        demo: true,
        wechat: { appId: 'wx1', appSecret: 's', openUrl: 'https://open.weixin.qq.com', apiUrl: wechatServer.url },
        telegramBot: { name: 'VitrineBot', webhookSecret, linkUrl: 'https://t.me' },
        telegramLogin: null,
      },
    },
  });
});
afterAll(async () => {
  await shop.close();
  await wechatServer.close();
});

const create = async (client: TestClient, provider = 'demo') => (await client.post('/api/web/auth/qr/create', { provider })).data;
const status = (client: TestClient, ticket: string) => client.post('/api/web/auth/qr/status', { ticket });
const secretOf = (url: string) => url.split('/').at(-1)!;
const form = (answers: Record<string, string>) => new URLSearchParams(answers).toString();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

let ownPhone: TestClient | undefined;

/** A phone: another browser, which opens the address and presses a button; always the same one. */
function phone(url: string) {
  const client = (ownPhone ??= shop.client());
  const path = new URL(url).pathname;
  return {
    open: () => client.get(path),
    press: (answer: string, fields: Record<string, string>) =>
      client.send({ method: 'POST', url: path, headers: formType, payload: form({ answer, ...fields }) }),
  };
}

/** A desktop signed in as `name` by the demo messenger. */
async function signInAs(name: string, client = shop.client()) {
  const { ticket, url, matchCode } = await create(client);
  await phone(url).press('confirm', { matchCode, name });
  return (await status(client, ticket)).data;
}

describe('the whole way', () => {
  it('shows a code, is scanned, confirmed with the match code, and signs this browser in, once', async () => {
    const desktop = shop.client();
    const created = await create(desktop);
    expect(created).toMatchObject({ shows: 'code', matchCode: expect.stringMatching(/^\d{4}$/) });
    expect(created.url).toContain('/auth/qr/phone/');
    expect(created.url).not.toContain(created.ticket);
    expect(Date.parse(created.expiresAt) - shop.clock.now.getTime()).toBe(300_000);
    expect(desktop.cookies.get('guest')).toBeTruthy();
    expect((await status(desktop, created.ticket)).data).toEqual({ state: 'waiting' });

    const robin = phone(created.url);
    const page = await robin.open();
    expect(page.text).toContain(created.matchCode);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('private, no-store');
    // With `no-referrer` a browser's form would come from the origin `null`, and be rejected.
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect((await status(desktop, created.ticket)).data).toEqual({ state: 'scanned' });

    expect((await robin.press('confirm', { matchCode: created.matchCode, name: 'Robin' })).text).toContain('Confirmed');
    const { data } = await status(desktop, created.ticket);
    expect(data).toMatchObject({ state: 'confirmed', token: expect.any(String), user: { nickName: 'Robin', email: null, mobile: null } });
    expect((await desktop.post('/api/web/user/info', {}, { 'x-auth': data.token })).code).toBe(0);
    expect((await status(desktop, created.ticket)).code).toBe(40);
  });

  it('finds the same account by the same person, another by another', async () => {
    const ids = [];
    for (const name of ['Kim', 'kim ', 'Lee']) {
      const { token } = await signInAs(name);
      expect(token).toBeTruthy();
      const session = await on<DB>(shop.db.database.reader)
        .selectFrom('session')
        .select('accountId')
        .where('tokenHash', '=', hashSecret(token))
        .executeTakeFirstOrThrow();
      ids.push(session.accountId);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('gives one token, however many ask for it at once', async () => {
    const desktop = shop.client();
    const { ticket, url, matchCode } = await create(desktop);
    await phone(url).press('confirm', { matchCode, name: 'Many' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => status(desktop, ticket)));
    expect(answers.filter(({ data }) => data?.token)).toHaveLength(1);
  });

  it('makes one account for two desktops that the same new person confirms at once', async () => {
    const desktops = [shop.client(), shop.client()];
    const codes = await Promise.all(desktops.map((desktop) => create(desktop)));
    for (const { url, matchCode } of codes) await phone(url).press('confirm', { matchCode, name: 'Twice at once' });
    const answers = await Promise.all(desktops.map((desktop, index) => status(desktop, codes[index].ticket)));
    expect(answers.map(({ data }) => data.state)).toEqual(['confirmed', 'confirmed']);
    const accounts = await on<DB>(shop.db.database.reader).selectFrom('account').select('id').where('nickName', '=', 'Twice at once').execute();
    expect(accounts).toHaveLength(1);
  });

  it('draws the address as an SVG without style or script', async () => {
    const { svg } = await create(shop.client());
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" role="img" aria-label="QR code to sign in with Dovecote"/);
    expect(svg).not.toMatch(/style|script|href/);
  });
});

describe('rejected with a message', () => {
  it.each([
    ['expired', 'This code has expired'],
    ['refused', 'refused on the phone'],
    ['used', 'already been used'],
    ['unknown', 'doesn’t know this code'],
  ])('%s: on the phone', async (how, words) => {
    const desktop = shop.client();
    const { url, matchCode, ticket } = await create(desktop);
    const robin = phone(how === 'unknown' ? `${url.slice(0, -2)}xx` : url);
    const start = shop.clock.now;
    if (how === 'refused') await robin.press('refuse', {});
    if (how === 'used') await robin.press('confirm', { matchCode, name: 'First' });
    if (how === 'expired') shop.clock.now = new Date(start.getTime() + 300_001);
    const page = await robin.open();
    const pressed = await robin.press('confirm', { matchCode, name: 'Second' });
    const state = (await status(desktop, ticket)).data?.state;
    shop.clock.now = start;
    expect(page.text).toContain(words);
    expect(pressed.text).toContain(words);
    expect(page.status).toBe(how === 'unknown' ? 404 : 409);
    expect(state).toBe({ expired: 'expired', refused: 'refused', used: 'confirmed', unknown: 'waiting' }[how]);
  });

  it('a confirmed code that nobody fetched in time signs nobody in', async () => {
    const desktop = shop.client();
    const { url, matchCode, ticket } = await create(desktop);
    await phone(url).press('confirm', { matchCode, name: 'Late' });
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 300_001);
    const { data } = await status(desktop, ticket);
    shop.clock.now = start;
    expect(data).toEqual({ state: 'expired' });
  });

  it('another match code than the screen shows', async () => {
    const desktop = shop.client();
    const { url, matchCode, ticket } = await create(desktop);
    const other = matchCode === '0000' ? '0001' : '0000';
    expect((await phone(url).press('confirm', { matchCode: other, name: 'Robin' })).text).toContain('don’t match');
    const answer = await shop.client().post('/api/web/auth/qr/confirm', { code: secretOf(url), matchCode: other, accept: true });
    expect(answer).toMatchObject({ code: 40, status: 409 });
    expect((await status(desktop, ticket)).data.state).toBe('waiting');
  });

  it.each([
    ['nobody', () => shop.client()],
    [
      'another guest',
      async () => {
        const client = shop.client();
        await create(client);
        return client;
      },
    ],
  ])('the ticket in the hands of %s: as one that is not there', async (_name, whose) => {
    const desktop = shop.client();
    const { url, matchCode, ticket } = await create(desktop);
    await phone(url).press('confirm', { matchCode, name: 'Robin' });
    const thief = await whose();
    const [stolen, invented] = [await status(thief, ticket), await status(thief, 'invented')];
    expect(stolen).toMatchObject({ status: 404, code: 40, msg: 'This browser doesn’t know this code. Show a new one.' });
    expect(stolen.text).toBe(invented.text);
    expect((await status(desktop, ticket)).data.token).toBeTruthy();
  });

  it.each(['', 'line', '../wechat', 'x'.repeat(41), '__proto__'])('the provider %j', async (provider) => {
    expect(await shop.client().post('/api/web/auth/qr/create', { provider })).toMatchObject({ code: 40, status: 400 });
  });

  it.each([{}, { ticket: 7 }, { ticket: 'x'.repeat(65) }, { ticket: '\u0000' }])('the ticket %j', async (body) => {
    expect(await shop.client().post('/api/web/auth/qr/status', body)).toMatchObject({ code: 40, status: 400 });
  });

  it('too many codes from one address', async () => {
    const other = await createTestApp();
    const client = other.client();
    let answer = await client.post('/api/web/auth/qr/create', { provider: 'demo' });
    for (let count = 1; count <= 60; count += 1) answer = await client.post('/api/web/auth/qr/create', { provider: 'demo' });
    expect(answer).toMatchObject({ code: 40, status: 429 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await other.close();
  });

  it('the demo where it is not switched on', async () => {
    const other = await createTestApp({ config: { socialLogin: { demo: false, wechat: null, telegramBot: null, telegramLogin: null } } });
    expect(await other.client().post('/api/web/auth/qr/create', { provider: 'demo' })).toMatchObject({ code: 40, status: 400 });
    expect((await other.client().get('/auth/qr/phone/x')).status).toBe(404);
    expect((await other.client().post('/api/web/auth/qr/confirm', { code: 'x', matchCode: '1', accept: true })).status).toBe(400);
    await other.close();
  });

  it('a hostile name, which is shown as one line of text', async () => {
    const { user } = await signInAs('<img src=x onerror=alert(1)>\u202e\n  Zoë'.padEnd(200, '!'));
    expect(user.nickName).toMatch(/^<img src=x onerror=alert\(1\)> Zoë!+$/);
    expect(user.nickName.length).toBeLessThanOrEqual(80);
  });
});

describe('WeChat', () => {
  const callback = (client: TestClient, query: string) => client.get(`/auth/qr/callback/wechat?${query}`);
  const stateOf = (url: string) => new URL(url).searchParams.get('state')!;

  it('signs in by the return of the browser that asked', async () => {
    const desktop = shop.client();
    const { ticket, url, shows } = await create(desktop, 'wechat');
    expect(shows).toBe('window');
    expect((await callback(desktop, `code=good&state=${stateOf(url)}`)).text).toContain('Confirmed');
    expect((await status(desktop, ticket)).data).toMatchObject({ state: 'confirmed', user: { nickName: '小林' } });
    expect((await callback(desktop, `code=good&state=${stateOf(url)}`)).text).toContain('already been used');
  });

  it('calls nobody for a wrong state, nor for another browser that was lured to come back', async () => {
    const [desktop, victim] = [shop.client(), shop.client()];
    const { ticket, url } = await create(desktop, 'wechat');
    await create(victim, 'wechat');
    wechatServer.asked.length = 0;
    for (const client of [victim, shop.client()]) {
      const page = await callback(client, `code=good&state=${stateOf(url)}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('doesn’t know this code');
    }
    for (const query of ['code=good', 'code=good&state=', 'code=good&state=wrong', 'state=wrong']) expect((await callback(desktop, query)).status).toBe(404);
    expect(wechatServer.asked).toEqual([]);
    expect((await status(desktop, ticket)).data).toEqual({ state: 'waiting' });
  });

  it('says what went wrong, and lets the code be tried again', async () => {
    const desktop = shop.client();
    const { ticket, url } = await create(desktop, 'wechat');
    const failed = await callback(desktop, `code=bad&state=${stateOf(url)}`);
    expect(failed.text).toContain('didn’t accept this sign-in');
    expect((await status(desktop, ticket)).data).toEqual({ state: 'waiting' });
    await callback(desktop, `code=good&state=${stateOf(url)}`);
    expect((await status(desktop, ticket)).data.token).toBeTruthy();
  });

  it('is declined by a return without a code, and expires without any', async () => {
    const desktop = shop.client();
    const [declined, silent] = [await create(desktop, 'wechat'), await create(desktop, 'wechat')];
    expect((await callback(desktop, `state=${stateOf(declined.url)}`)).text).toContain('Refused');
    expect((await status(desktop, declined.ticket)).data).toEqual({ state: 'refused' });
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 300_001);
    expect((await status(desktop, silent.ticket)).data).toEqual({ state: 'expired' });
    shop.clock.now = start;
  });

  it('has no phone page, and the demo no return', async () => {
    const desktop = shop.client();
    const { url } = await create(desktop, 'wechat');
    expect((await phone(`http://x/auth/qr/phone/${stateOf(url)}`).open()).status).toBe(404);
    expect((await desktop.get('/auth/qr/callback/demo?state=x')).status).toBe(404);
    expect((await desktop.get('/auth/qr/callback/line?state=x')).status).toBe(404);
  });
});

describe("Telegram's bot", () => {
  const ada = { id: 4242, is_bot: false, first_name: 'Ada', last_name: 'L.', language_code: 'zh-hans' };
  const hook = (body: unknown, secret: string | null = webhookSecret) =>
    shop.client().post('/api/web/auth/qr/webhook/telegram', body, secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret });
  const start = (payload: string, from: object = ada) => ({
    update_id: 1,
    message: { message_id: 1, from, chat: { id: 99, type: 'private' }, date: 1, text: `/start ${payload}` },
  });
  const press = (data: string, from: object = ada) => ({ update_id: 2, callback_query: { id: 'q1', from, data } });
  const payloadOf = (url: string) => new URL(url).searchParams.get('start')!;

  it('is asked by a deep link, asks back with the match code, and confirms by its button', async () => {
    const desktop = shop.client();
    const { ticket, url, matchCode, shows } = await create(desktop, 'telegram');
    expect(shows).toBe('code');
    expect(url).toMatch(/^https:\/\/t\.me\/VitrineBot\?start=[A-Za-z0-9_-]{1,64}$/);
    const payload = payloadOf(url);
    const asked = JSON.parse((await hook(start(payload))).text);
    expect(asked).toMatchObject({ method: 'sendMessage', chat_id: 99, reply_markup: { inline_keyboard: [[{ text: '确认登录' }, { text: '拒绝' }]] } });
    expect(asked.text).toContain(matchCode);
    expect((await status(desktop, ticket)).data).toEqual({ state: 'scanned' });
    const { callback_data: yes } = asked.reply_markup.inline_keyboard[0][0];
    expect(yes.length).toBeLessThanOrEqual(64);
    expect(JSON.parse((await hook(press(yes))).text)).toMatchObject({ method: 'answerCallbackQuery', callback_query_id: 'q1', show_alert: true });
    expect((await status(desktop, ticket)).data).toMatchObject({ state: 'confirmed', user: { nickName: 'Ada L.' } });
    expect(JSON.parse((await hook(press(yes))).text).text).toContain('已被使用');
  });

  it('is declined by its other button', async () => {
    const desktop = shop.client();
    const { ticket, url } = await create(desktop, 'telegram');
    await hook(start(payloadOf(url)));
    await hook(press(`n:${payloadOf(url)}`));
    expect((await status(desktop, ticket)).data).toEqual({ state: 'refused' });
  });

  it('lets nobody confirm what another person has scanned', async () => {
    const desktop = shop.client();
    const { ticket, url } = await create(desktop, 'telegram');
    const eve = { ...ada, id: 666 };
    await hook(start(payloadOf(url)));
    expect(JSON.parse((await hook(start(payloadOf(url), eve))).text).reply_markup).toBeUndefined();
    await hook(press(`y:${payloadOf(url)}`, eve));
    expect((await status(desktop, ticket)).data).toEqual({ state: 'scanned' });
  });

  it('rejects forged webhooks', async () => {
    const desktop = shop.client();
    const { ticket, url } = await create(desktop, 'telegram');
    for (const secret of [null, '', 'guessed', `${webhookSecret} `]) {
      expect((await hook(start(payloadOf(url)), secret)).status).toBe(401);
      expect((await hook(press(`y:${payloadOf(url)}`), secret)).status).toBe(401);
    }
    expect((await status(desktop, ticket)).data).toEqual({ state: 'waiting' });
    expect((await shop.client().post('/api/web/auth/qr/webhook/wechat', {})).status).toBe(404);
  });

  it.each([
    {},
    { message: null },
    { message: { from: ada, chat: { id: 1, type: 'group' }, text: '/start abc' } },
    start(''),
    start('a b'),
    start('x'.repeat(65)),
    start('unknown'),
    { callback_query: { id: 'q', from: ada, data: 'y:' } },
    { callback_query: { id: 'q', from: { ...ada, id: '42' }, data: 'y:abc' } },
    { edited_message: {} },
  ])('answers 200 to what means nothing here: %j', async (body) => {
    expect((await hook(body)).status).toBe(200);
  });
});

describe('the socket', () => {
  it('receives each state, in the browser that asked alone', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const [desktop, other] = [shop.client(), shop.client()];
    const { url, ticket, matchCode } = await create(desktop);
    await create(other);
    const listen = async (client: TestClient) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/message`, { headers: { cookie: `guest=${client.cookies.get('guest')!}` } });
      const frames: { type: string; data?: unknown }[] = [];
      const ready = new Promise<void>((resolve) =>
        socket.on('message', (data) => {
          const frame = JSON.parse((data as Buffer).toString()) as { type: string };
          if (frame.type === 'ready') resolve();
          else frames.push(frame);
        }),
      );
      await once(socket, 'open');
      await ready;
      return { socket, frames };
    };
    const [mine, theirs] = [await listen(desktop), await listen(other)];
    const robin = phone(url);
    await robin.open();
    await robin.open();
    await robin.press('confirm', { matchCode, name: 'Socket' });
    await expect
      .poll(() => mine.frames)
      .toEqual([
        { type: 'signin.qr', data: { ticket, state: 'scanned' } },
        { type: 'signin.qr', data: { ticket, state: 'confirmed' } },
      ]);
    expect(theirs.frames).toEqual([]);
    mine.socket.terminate();
    theirs.socket.terminate();
  });
});

describe('identities of an account', () => {
  it('are linked by a code with a fresh proof, listed, and unlinked', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    const ask = (body: object) => shopper.post('/auth/qr/create', { provider: 'demo', ...body });
    expect(await ask({})).toMatchObject({ code: 10, data: { kind: 'stepUp' } });
    const { url, ticket, matchCode } = (await ask({ password })).data;
    await phone(url).press('confirm', { matchCode, name: 'Linked' });
    expect((await status(shop.client(), ticket)).status).toBe(404);
    expect((await shopper.post('/auth/qr/status', { ticket })).data).toEqual({ state: 'confirmed' });
    const { items } = (await shopper.post('/security/identities')).data;
    expect(items).toMatchObject([{ provider: 'demo', title: 'Dovecote', name: 'Linked' }]);
    const [{ provider, subject }] = items;
    expect(await shopper.post('/security/identities/unlink', { provider, subject })).toMatchObject({ code: 10 });
    const other = await signedIn(shop, { passwordHash });
    expect((await other.post('/security/identities/unlink', { provider, subject, password })).status).toBe(404);
    expect((await shopper.post('/security/identities/unlink', { provider, subject, password })).data.items).toEqual([]);
  });

  it('never leave an account without a way in; without another proof the sign-in by app must be fresh', async () => {
    const { token } = await signInAs('Only by app');
    const post = (path: string, body: object = {}) => shop.client().post(`/api/web${path}`, body, { 'x-auth': token });
    const [{ provider, subject }] = (await post('/security/identities')).data.items;
    expect(await post('/security/identities/unlink', { provider, subject })).toMatchObject({ code: 41, status: 409 });
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 10 * 60_000);
    expect(await post('/security/identities/unlink', { provider, subject })).toMatchObject({ code: 10, data: { kind: 'stepUp', password: false, code: null } });
    shop.clock.now = start;
    expect((await post('/security/identities')).data.items).toHaveLength(1);
  });

  it('confirm the identity of an account that has nothing else: by the app again, then it is deleted', async () => {
    const desktop = shop.client();
    const { token } = await signInAs('Only known here', desktop);
    const post = (path: string, body: object = {}) => desktop.post(`/api/web${path}`, body, { 'x-auth': token });
    const confirm = async (name: string) => {
      const { url, ticket, matchCode } = (await post('/auth/qr/create', { provider: 'demo', prove: true })).data;
      await phone(url).press('confirm', { matchCode, name });
      return { ticket, answer: await post('/auth/qr/status', { ticket }) };
    };
    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 3_600_000);
    const wanted = { code: 10, data: { kind: 'stepUp', password: false, code: null, apps: [{ id: 'demo', title: 'Dovecote', by: 'code' }] } };
    expect(await post('/user/delete')).toMatchObject(wanted);
    expect(await post('/user/editPassword', { newPassword: 'Quite-new 27 words' })).toMatchObject(wanted);

    // Another person's app proves nothing for this account, linked to another or to none; the ticket is used up anyway.
    await signInAs('Somebody else');
    const wrong = await confirm('Somebody else');
    expect(wrong.answer).toMatchObject({ code: 40, status: 409 });
    expect(await post('/auth/qr/status', { ticket: wrong.ticket })).toMatchObject({ code: 40, status: 409 });
    expect((await confirm('Never seen')).answer).toMatchObject({ code: 40, status: 409 });
    expect(await post('/user/delete')).toMatchObject(wanted);

    const { ticket, answer } = await confirm('only known HERE');
    expect(answer).toMatchObject({ code: 0, data: { state: 'confirmed' } });
    expect(answer.data.token).toBeUndefined();
    expect(await post('/auth/qr/status', { ticket })).toMatchObject({ code: 40, status: 409 });
    // It stands for this session alone, and for ten minutes.
    const other = await signedIn(shop, { passwordHash });
    expect(await other.post('/user/delete')).toMatchObject({ code: 10 });
    shop.clock.now = new Date(start.getTime() + 3_600_000 + 600_000);
    expect(await post('/user/delete')).toMatchObject(wanted);
    shop.clock.now = new Date(start.getTime() + 3_600_000 + 599_000);
    expect(await post('/user/delete')).toMatchObject({ code: 0 });
    expect((await post('/user/info')).status).toBe(401);
    shop.clock.now = start;
  });

  it('a proof needs a linked app and a signed-in user', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    expect(await shopper.post('/auth/qr/create', { provider: 'demo', prove: true })).toMatchObject({ code: 40, status: 409 });
    expect(await shop.client().post('/api/web/auth/qr/create', { provider: 'demo', prove: true })).toMatchObject({ code: 50, status: 401 });
    // What a ticket is for is not changed by who fetches it: signed out meanwhile, it is nothing.
    const { token } = await signInAs('Signed out meanwhile');
    const desktop = shop.client();
    const { url, ticket, matchCode } = (await desktop.post('/api/web/auth/qr/create', { provider: 'demo', prove: true }, { 'x-auth': token })).data;
    await desktop.post('/api/web/auth/signout', {}, { 'x-auth': token });
    await phone(url).press('confirm', { matchCode, name: 'Signed out meanwhile' });
    expect(await status(desktop, ticket)).toMatchObject({ code: 40, status: 404 });
  });

  it("another account's are not taken over", async () => {
    const shopper = await signedIn(shop, { passwordHash });
    await signInAs('Taken');
    const { url, ticket, matchCode } = (await shopper.post('/auth/qr/create', { provider: 'demo', password })).data;
    await phone(url).press('confirm', { matchCode, name: 'Taken' });
    expect(await shopper.post('/auth/qr/status', { ticket })).toMatchObject({ code: 40, status: 409 });
  });
});
