import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { findStripePage, renderStripeMissing, renderStripePage, stripePageFiles, stripePagePolicy, stripeStyle } from '../../payments/stripe/index.ts';
import { readShopFacts } from '../../messages/index.ts';
import { goBackToShop } from './payment-return-routes.ts';
import { findPayPath } from '../show/read-orders.ts';

type PageRequest = FastifyRequest<{ Params: { address: string } }>;

/** Stripe's payment page: the one place where its script is loaded, under a policy of its own. Its address is a secret. */
export function stripeRoutes({ app, contextOf }: Api): void {
  app.get(stripePageFiles.style, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(stripeStyle),
  );
  app.get('/payment/stripe/:address', { schema: { hide: true } }, async (request: PageRequest, reply) => {
    const context = await contextOf(request, 'public');
    const settings = context.config.payments.stripe;
    const found = settings ? await findStripePage(context.db, request.params.address) : null;
    if (!settings || !found) return send(context, reply, { status: 404, html: renderStripeMissing(context.locale) });
    const { attempt, action } = found;
    const payPath = action ? await findPayPath(context, attempt.orderId) : null;
    // Paid, ended, or its order no longer to be paid.
    if (!action || !payPath) return goBackToShop(context, reply, attempt);
    const { name: shopName } = await readShopFacts(context, attempt.lang);
    const html = renderStripePage({ attempt, action, shopName, payPath: languagePrefix(attempt.lang) + payPath, scriptUrl: settings.scriptUrl });
    return send(context, reply, { status: 200, html });
  });
}

function send(context: Context, reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  const settings = context.config.payments.stripe;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': settings ? stripePagePolicy(settings) : "default-src 'none'; style-src 'self'",
      // The address is a secret.
      'referrer-policy': 'same-origin',
    })
    .send(html);
}
