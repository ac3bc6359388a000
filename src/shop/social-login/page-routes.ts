import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { readShopFacts } from '../messages/index.ts';
import { confirmOnPhone, scanOnPhone } from './confirm-on-phone.ts';
import { unknownSocialProvider } from './contract.ts';
import { finishReturn } from './finish-return.ts';
import { phoneOf } from './phone-cookie.ts';
import { phonePolicy, phoneStyle, phoneStylePath, renderPhone, renderResult, type Result } from './phone-page.tsx';
import { callbackPath, socialProvidersOf } from './providers.ts';
import { demoPhonePath } from './providers/demo.ts';

const form = z.object({
  answer: z.enum(['confirm', 'refuse']).catch('refuse'),
  matchCode: z.string().max(10).catch(''),
  name: z.string().max(200).catch(''),
});

type PhoneRequest = FastifyRequest<{ Params: { secret: string } }>;
type BackRequest = FastifyRequest<{ Params: { provider: string } }>;

/** Pages beside the shop's own: the demo messenger's phone, and where a provider's page sends the browser back to. */
export function socialLoginPages({ app, contextOf }: Api): void {
  app.get(phoneStylePath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(phoneStyle),
  );
  app.get(`${demoPhonePath}/:secret`, { schema: { hide: true } }, async (request: PhoneRequest, reply) => {
    const context = await contextOf(request, 'public');
    return inWords(context, reply, async () => {
      const { matchCode } = await scanOnPhone(context, request.params.secret);
      phoneOf(request, reply);
      const { name: shopName } = await readShopFacts(context, context.lang);
      return renderPhone({ locale: context.locale, shopName, matchCode });
    });
  });
  app.post(`${demoPhonePath}/:secret`, { schema: { hide: true } }, async (request: PhoneRequest, reply) => {
    const context = await contextOf(request, 'public');
    const { answer, matchCode, name } = form.parse(request.body ?? {});
    const { secret } = request.params;
    return inWords(context, reply, async () => {
      const accept = answer === 'confirm';
      await confirmOnPhone(context, { secret, matchCode, accept, phone: phoneOf(request, reply), name });
      return resultPage(context, accept ? 'confirmed' : 'refused');
    });
  });
  app.get(`${callbackPath}/:provider`, { schema: { hide: true } }, async (request: BackRequest, reply) => {
    const context = await contextOf(request, 'shopper');
    const url = new URL(request.url, context.config.baseUrl);
    const id = request.params.provider;
    return inWords(context, reply, async () =>
      resultPage(context, await finishReturn(context, { provider: id, url }), socialProvidersOf(context.config).get(id)?.title(context.locale)),
    );
  });
}

async function resultPage(context: Context, what: Result['what'], app?: string): Promise<string> {
  const { name: shopName } = await readShopFacts(context, context.lang);
  return renderResult({ locale: context.locale, shopName, what, ...(app === undefined ? {} : { app }) });
}

/** Sends the page; a domain error is a page that says why. */
async function inWords(context: Context, reply: FastifyReply, work: () => Promise<string>): Promise<FastifyReply> {
  try {
    return send(reply, { status: 200, html: await work() });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.cause) context.log.warn({ err: error.cause }, 'a messenger could not be asked');
    const { name: shopName } = await readShopFacts(context, context.lang);
    const status = error.spec === unknownSocialProvider ? 404 : error.spec.status;
    return send(reply, { status, html: renderResult({ locale: context.locale, shopName, what: { error: error.say(context.locale) } }) });
  }
}

function send(reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': phonePolicy,
      // Not `no-referrer`: with it browsers send `Origin: null` along with forms, which is a foreign origin.
      'referrer-policy': 'same-origin',
    })
    .send(html);
}
