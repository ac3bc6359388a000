import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { signedInSchema } from '../auth/contract.ts';
import { confirmOnPhone } from './confirm-on-phone.ts';
import { ConfirmInput, Created, CreateInput, LinkedIdentity, socialLoginLimits, StatusInput, ticketStates, UnlinkInput } from './contract.ts';
import { createTicket } from './create-ticket.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { listLinked, unlink } from './linked-identities.ts';
import { socialLoginPages } from './page-routes.ts';
import { phoneOf } from './phone-cookie.ts';
import { reportedState } from './states.ts';

const Status = z.object({ state: z.enum(ticketStates) }).extend(signedInSchema.partial().shape);
const Linked = z.object({ items: z.array(LinkedIdentity) });

/** Publishes signing in by a messaging app, and the identities that are linked to an account. */
export function socialLoginRoutes(api: Api): void {
  ticketRoutes(api);
  identityRoutes(api);
  webhookRoute(api);
  socialLoginPages(api);
}

function ticketRoutes(api: Api): void {
  const ticket = { method: 'POST', tag: 'auth', access: 'shopper' } as const;
  api.operation(
    {
      ...ticket,
      url: '/api/web/auth/qr/create',
      summary:
        'A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`)',
      body: CreateInput,
      needsCaller: (body) => ((body as { prove?: unknown } | null)?.prove === true ? 'user' : null),
      data: Created,
    },
    (context, { body }) => createTicket(context, body),
  );
  const status = { url: '/api/web/auth/qr/status', summary: 'How far the code of a ticket has come; once confirmed, the token, a single time' };
  api.operation({ ...ticket, ...status, body: StatusInput, data: Status }, (context, { body }) => fetchTicket(context, body.ticket));
  api.operation(
    {
      ...ticket,
      url: '/api/web/auth/qr/confirm',
      summary: 'What the phone of the demo messenger answers: `code` is the last part of the address in the QR code',
      access: 'public',
      body: ConfirmInput,
      data: z.object({ state: z.enum(ticketStates) }),
    },
    async (context, { body: { code, name = '', ...answer }, request, reply }) => ({
      state: reportedState(await confirmOnPhone(context, { ...answer, name, phone: phoneOf(request, reply), secret: code }), context.now()),
    }),
  );
}

function identityRoutes(api: Api): void {
  const identities = { method: 'POST', tag: 'security', access: 'user', data: Linked } as const;
  api.operation({ ...identities, url: '/api/web/security/identities', summary: 'The apps and providers that sign in to the account' }, async (context) => ({
    items: await listLinked(context),
  }));
  const summary = 'Takes such an identity from the account, with a fresh proof; never the last way of signing in';
  api.operation({ ...identities, url: '/api/web/security/identities/unlink', summary, body: UnlinkInput }, async (context, { body }) => ({
    items: await unlink(context, body),
  }));
}

/** Telegram's webhook: no envelope, for Telegram reads the answer as a call of its own interface. */
function webhookRoute({ app, contextOf }: Api): void {
  app.post<{ Params: { provider: string } }>(
    '/api/web/auth/qr/webhook/:provider',
    { schema: { hide: true }, bodyLimit: socialLoginLimits.webhookBytes },
    async (request, reply) => {
      const context = await contextOf(request, 'public');
      const received = await receiveWebhook(context, { provider: request.params.provider, headers: request.headers, body: request.body });
      if (received.kind === 'unknown') return reply.status(404).send({});
      if (received.kind === 'forged') return reply.status(401).send({});
      return reply.send(received.reply);
    },
  );
}
