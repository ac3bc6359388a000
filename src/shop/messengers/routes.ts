import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { signedInSchema } from '../auth/contract.ts';
import { confirmOnPhone } from './confirm-on-phone.ts';
import { ConfirmInput, Created, CreateInput, LinkedIdentity, messengerLimits, StatusInput, ticketStates, UnlinkInput } from './contract.ts';
import { createTicket } from './create-ticket.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { hearWebhook } from './hear-webhook.ts';
import { listLinked, unlink } from './linked-identities.ts';
import { messengerPages } from './page-routes.ts';
import { phoneOf } from './phone-cookie.ts';
import { toldState } from './states.ts';

const tag = 'auth';
const Status = z.object({ state: z.enum(ticketStates) }).extend(signedInSchema.partial().shape);

/** Publishes signing in by a messaging app, and the identities that are linked to an account. */
export function messengerRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/auth/qr/create',
      summary:
        'A code to sign in by a messaging app, for this browser alone; signed in, a code to link the app to the account (with a fresh proof), or one that is itself the proof (`prove`)',
      tag,
      access: 'shopper',
      body: CreateInput,
      needsCaller: (body) => ((body as { prove?: unknown } | null)?.prove === true ? 'user' : null),
      data: Created,
    },
    (context, { body }) => createTicket(context, body),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/auth/qr/status',
      summary: 'How far the code of a ticket has come; once confirmed, the token, a single time',
      tag,
      access: 'shopper',
      body: StatusInput,
      data: Status,
    },
    (context, { body }) => fetchTicket(context, body.ticket),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/auth/qr/confirm',
      summary: 'What the phone of the demo messenger answers: `code` is the last part of the address in the QR code',
      tag,
      access: 'public',
      body: ConfirmInput,
      data: z.object({ state: z.enum(ticketStates) }),
    },
    async (context, { body: { code, name = '', ...answer }, request, reply }) => ({
      state: toldState(await confirmOnPhone(context, { ...answer, name, phone: phoneOf(request, reply), secret: code }), context.now()),
    }),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/security/identities',
      summary: 'The apps and providers that sign in to the account',
      tag: 'security',
      access: 'user',
      data: z.object({ items: z.array(LinkedIdentity) }),
    },
    async (context) => ({ items: await listLinked(context) }),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/security/identities/unlink',
      summary: 'Takes such an identity from the account, with a fresh proof; never the last way of signing in',
      tag: 'security',
      access: 'user',
      body: UnlinkInput,
      data: z.object({ items: z.array(LinkedIdentity) }),
    },
    async (context, { body }) => ({ items: await unlink(context, body) }),
  );
  webhookRoute(api);
  messengerPages(api);
}

/** Telegram's webhook: no envelope, for Telegram reads the answer as a call of its own interface. */
function webhookRoute({ app, contextOf }: Api): void {
  app.post<{ Params: { provider: string } }>(
    '/api/web/auth/qr/webhook/:provider',
    { schema: { hide: true }, bodyLimit: messengerLimits.webhookBytes },
    async (request, reply) => {
      const context = await contextOf(request, 'public');
      const heard = await hearWebhook(context, { provider: request.params.provider, headers: request.headers, body: request.body });
      if (heard.kind === 'unknown') return reply.status(404).send({});
      if (heard.kind === 'forged') return reply.status(401).send({});
      return reply.send(heard.reply);
    },
  );
}
