import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { approvalPath } from '#shop/payments/approvals/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { beginPaypal } from './begin-paypal.ts';
import { beginPaypalInput, begunPaypalSchema, returnedPaypalSchema, returnPaypalInput } from './contract.ts';
import { findReturn, returnFromPaypal } from './return-from-paypal.ts';
import { pathAfter } from './path-after.ts';

const shared = { method: 'POST', tag: 'checkout', access: 'shopper' } as const;

/** Publishes PayPal's button: the way to PayPal, and back. */
export function paypalRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/paypal/begin',
      summary: "Begin a checkout that is agreed to at PayPal, and answer PayPal's page",
      body: beginPaypalInput,
      data: begunPaypalSchema,
      idempotent: 'resumes',
    },
    (context, { body }) => beginPaypal(context, body.of),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/paypal/return',
      summary: 'Take in what a shopper agreed to at PayPal',
      body: returnPaypalInput,
      data: returnedPaypalSchema,
    },
    (context, { body }) => returnFromPaypal(context, body.state),
  );
  returnRoute(api);
}

type ReturnRequest = FastifyRequest<{ Params: { state: string } }>;

/**
 * The return from PayPal, approved or not. Only the browser knows who is signed in, and takes it from
 * there: the secret goes behind the hash, where no server sees it.
 */
function returnRoute({ app, contextOf }: Api): void {
  app.get(`${approvalPath}/:state`, { schema: { hide: true } }, async (request: ReturnRequest, reply) => {
    const context = await contextOf(request, 'shopper');
    const { state } = request.params;
    const found = returnPaypalInput.safeParse({ state }).success ? await findReturn(context, state) : null;
    if (!found) return leave(reply, '/error/404');
    const { lang } = found.approval;
    return leave(reply, localPath({ lang }, await pathOf(context, { state, slug: found.stored.slug })));
  });
}

async function pathOf(context: Context, { state, slug }: { state: string; slug: string }): Promise<string> {
  try {
    return pathAfter(await returnFromPaypal(context, state));
  } catch (error) {
    if (error instanceof ShopError && error.spec === notFound) return `/checkout/${slug}#paypal=${state}`;
    if (!(error instanceof ShopError)) throw error;
    context.log.warn({ err: error, checkout: slug }, 'what was agreed to at PayPal could not be taken in');
    return `/checkout/${slug}`;
  }
}

function leave(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(path, 303);
}
