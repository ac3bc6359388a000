import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { renderSandboxMissing, renderSandboxPage, sandboxPolicy, sandboxStyle, sandboxStylePath } from '../../payments/sandbox/index.ts';
import { goBackToShop } from './payment-return-routes.ts';
import { payInSandbox, readSandbox, type SandboxStand } from './pay-in-sandbox.ts';
import { readShopFacts } from '../../messages/index.ts';

const form = z.object({
  card: z.string().max(60).optional().catch(undefined),
  wallet: z.string().max(20).optional().catch(undefined),
  outcome: z.string().max(20).optional().catch(undefined),
});
type SandboxRequest = FastifyRequest<{ Params: { id: string } }>;

/** The sandbox's page (docs/contract.md, "Sandbox"): a plain form outside of the shop's own pages. */
export function sandboxRoutes({ app, contextOf }: Api): void {
  app.get(sandboxStylePath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(sandboxStyle),
  );
  app.get('/payment/sandbox/:id', { schema: { hide: true } }, async (request: SandboxRequest, reply) => {
    const context = await contextOf(request, 'public');
    const stand = await readSandbox(context, request.params.id);
    if (!stand) return sendPage(reply, { status: 404, html: renderSandboxMissing(context.locale) });
    return stand.decided ? goBackToShop(context, reply, stand.attempt) : show(context, reply, { stand, status: 200 });
  });
  app.post('/payment/sandbox/:id', { schema: { hide: true } }, async (request: SandboxRequest, reply) => {
    const context = await contextOf(request, 'public');
    const stand = await readSandbox(context, request.params.id);
    if (!stand) return sendPage(reply, { status: 404, html: renderSandboxMissing(context.locale) });
    if (stand.decided) return goBackToShop(context, reply, stand.attempt);
    const decision = await payInSandbox(context, stand.attempt, form.parse(request.body ?? {}));
    if (decision === 'unknownCard') return show(context, reply, { stand, status: 422 });
    if (decision === 'secure') return reply.redirect(request.url, 303);
    const decided = await readSandbox(context, request.params.id);
    return decided?.decided ? goBackToShop(context, reply, decided.attempt) : reply.redirect(request.url, 303);
  });
}

async function show(context: Context, reply: FastifyReply, { stand, status }: { stand: SandboxStand; status: number }): Promise<FastifyReply> {
  const { attempt, step } = stand;
  const { name: shopName } = await readShopFacts(context, attempt.lang);
  return sendPage(reply, { status, html: renderSandboxPage({ attempt, step, wrongCard: status === 422, shopName }) });
}

function sendPage(reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': sandboxPolicy,
      'referrer-policy': 'same-origin',
    })
    .send(html);
}
