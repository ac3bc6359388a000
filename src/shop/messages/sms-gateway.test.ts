/** Text messages over a gateway that speaks its HTTP, with every failure that one has. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { solvedCaptcha } from '#test/harness/sign-in.ts';
import type { Fault } from '#test/harness/fake-server.ts';
import { startSmsGateway, type SmsGateway } from '#test/fakes/sms-gateway.ts';
import { gatewayProvider, TextRejected } from './sms-provider.ts';

let gateway: SmsGateway;
let shop: TestApp;
beforeAll(async () => {
  gateway = await startSmsGateway();
  shop = await createTestApp({ config: { sms: { url: `${gateway.url}/send`, token: gateway.token } } });
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});
beforeEach(() => Object.assign(gateway, { fault: null, answer: null, taken: [] }));

const message = (id = 'm-1') => ({ id, to: '+8613800138000', text: '您的验证码：123456', at: new Date('2026-11-21T10:00:00Z') });
const impatient = () => gatewayProvider({ url: `${gateway.url}/send`, token: gateway.token, patienceMs: 150 });
const usual = () => gatewayProvider({ url: `${gateway.url}/send`, token: gateway.token });

describe('a message', () => {
  it('is handed over once, however often it is sent, with the token', async () => {
    await usual().send(message());
    await usual().send(message());
    expect(gateway.taken).toEqual([{ id: 'm-1', to: '+8613800138000', text: '您的验证码：123456' }]);
  });

  it('is taken whatever a 2xx answer says, and however slowly, within the time', async () => {
    for (const body of ['', 'not { JSON', '<h1>ok</h1>']) {
      gateway.answer = { status: 200, body, afterMs: 30 };
      await expect(usual().send(message())).resolves.toBeUndefined();
    }
    gateway.answer = null;
    // Long, and never read.
    gateway.fault = 'tooLong';
    await expect(usual().send(message())).resolves.toBeUndefined();
  });

  it.each<Fault>(['silent', 'serverError', 'cutOff', 'redirect'])('is tried again after: %s', async (fault) => {
    gateway.fault = fault;
    const since = performance.now();
    const result = await impatient()
      .send(message())
      .catch((error: unknown) => error);
    expect(result).toBeInstanceOf(Error);
    expect(result).not.toBeInstanceOf(TextRejected);
    expect(performance.now() - since).toBeLessThan(5_000);
    gateway.fault = null;
    await impatient().send(message());
    expect(gateway.taken).toHaveLength(1);
  });

  it('that was taken although the answer was lost goes out once', async () => {
    gateway.fault = 'lostAnswer';
    await expect(usual().send(message())).rejects.toThrow('fetch failed');
    gateway.fault = null;
    await usual().send(message());
    expect(gateway.taken).toHaveLength(1);
  });

  it('whose answer comes too late is tried again', async () => {
    gateway.answer = { status: 202, afterMs: 600 };
    await expect(impatient().send(message())).rejects.toThrow('timeout');
  });

  it.each([401, 403, 408, 425, 429, 500, 503])('is tried again after %i', async (status) => {
    gateway.answer = { status };
    const result = await usual()
      .send(message())
      .catch((error: unknown) => error);
    expect(result).not.toBeInstanceOf(TextRejected);
    expect(String(result)).toContain(String(status));
    // Nothing of it may come into a log.
    for (const secret of [message().to, '123456', gateway.token]) expect(String(result)).not.toContain(secret);
  });

  it.each([400, 404, 410, 422])('fails for good with %i', async (status) => {
    gateway.answer = { status, body: { error: 'no such number' } };
    await expect(usual().send(message())).rejects.toBeInstanceOf(TextRejected);
  });

  it('finds nobody at home', async () => {
    await expect(gatewayProvider({ url: 'http://127.0.0.1:1/send', token: null }).send(message())).rejects.toThrow('fetch failed');
  });
});

describe('a code for a number', () => {
  const ask = async (mobile: string) => {
    const client = shop.client();
    const captcha = await solvedCaptcha(client);
    return client.post('/api/web/auth/send-code', { account: mobile, countryCode: '+86', scene: 'signup', captcha });
  };

  it("goes over the gateway, with the shop's name", async () => {
    expect(await ask('13900139001')).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(gateway.taken).toMatchObject([{ to: '+8613900139001', text: expect.stringMatching(/^.+: .*\d{6}/) }]);
  });

  it('is asked for in the same text whatever the gateway does', async () => {
    gateway.fault = 'serverError';
    expect(await ask('13900139002')).toMatchObject({ code: 0 });
  });

  it('that fails for good ends its job; one that only failed does not', async () => {
    const data = { id: 'm-9', to: '+8613900139003', lang: 'zh', text: '123456' };
    gateway.answer = { status: 422 };
    await expect(runJob(shop, 'message.text', data)).resolves.toBeUndefined();
    gateway.answer = { status: 503 };
    await expect(runJob(shop, 'message.text', data)).rejects.toThrow('503');
    gateway.answer = null;
    await runJob(shop, 'message.text', data);
    expect(gateway.taken).toHaveLength(1);
  });
});
