import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, sendEtag } from '#kit/server/http/resource.ts';
import {
  newPasskeyInput,
  newTotpSchema,
  ownAccountSchema,
  ownPasswordInput,
  ownSessionsSchema,
  passkeyOptionsSchema,
  policySchema,
  profileInput,
  recoveryCodesSchema,
  totpConfirmInput,
} from '../contract.ts';
import { changePolicy, mailLinkTo, readPolicy, removeFactorsOf } from './manage-access.ts';
import { changeOwnName, changeOwnPassword, endOwnSessions, listOwnSessions, readOwnAccount } from './own-account.ts';
import { addPasskey, beginPasskey, beginTotp, confirmTotp, removePasskey, removeTotp, renewRecoveryCodes } from '../factors/own-factors.ts';
import { deviceOf } from '../sign-in/session-cookies.ts';

const own = { ifMatch: 'never', tag: 'staff', access: 'staff', right: 'signedIn' } as const;
const proved = { ...own, freshProof: true } as const;
const params = z.object({ id: z.string().max(64) });
const nothing = z.object({});
const url = '/api/admin/auth/account';

/** Publishes the caller's own account, and what owners decide about the sign-in of others. */
export function ownRoutes(api: Api): void {
  api.operation({ ...own, method: 'GET', url, summary: 'Read one’s own account', data: ownAccountSchema }, (context) => readOwnAccount(context));
  api.operation({ ...own, method: 'PUT', url, summary: 'Change one’s own name', body: profileInput, data: ownAccountSchema }, (context, { body }) =>
    changeOwnName(context, body.name),
  );
  api.operation(
    { ...own, method: 'POST', url: `${url}/password`, summary: 'Change one’s own password; other sessions end', body: ownPasswordInput, data: nothing },
    async (context, { body, request }) => {
      await changeOwnPassword(context, { ...body, device: deviceOf(request, context) });
      return {};
    },
  );
  sessionRoutes(api);
  factorRoutes(api);
  ownerRoutes(api);
}

function sessionRoutes(api: Api): void {
  api.operation({ ...own, method: 'GET', url: `${url}/sessions`, summary: 'List one’s own sessions', data: ownSessionsSchema }, (context) =>
    listOwnSessions(context),
  );
  api.operation(
    { ...own, method: 'POST', url: `${url}/sessions/end-others`, summary: 'End all of one’s own sessions but this one', data: ownSessionsSchema },
    (context) => endOwnSessions(context),
  );
  api.operation(
    { ...own, method: 'DELETE', url: `${url}/sessions/:id`, summary: 'End one of one’s own sessions', params, data: ownSessionsSchema },
    (context, { params: { id } }) => endOwnSessions(context, id),
  );
}

function factorRoutes(api: Api): void {
  api.operation(
    { ...proved, method: 'POST', url: `${url}/app`, summary: 'Begin with an authenticator app; its secret is shown this once', data: newTotpSchema },
    (context) => beginTotp(context),
  );
  api.operation(
    { ...own, method: 'POST', url: `${url}/app/confirm`, summary: 'Confirm the app by a code of it', body: totpConfirmInput, data: recoveryCodesSchema },
    (context, { body }) => confirmTotp(context, body.code),
  );
  api.operation({ ...proved, method: 'DELETE', url: `${url}/app`, summary: 'Take the authenticator app away', data: ownAccountSchema }, (context) =>
    removeTotp(context),
  );
  api.operation(
    { ...proved, method: 'POST', url: `${url}/passkeys/options`, summary: 'What the browser is asked for a new passkey', data: passkeyOptionsSchema },
    async (context) => ({ ...(await beginPasskey(context)) }),
  );
  api.operation(
    { ...own, method: 'POST', url: `${url}/passkeys`, summary: 'Keep the passkey that the browser made', body: newPasskeyInput, data: recoveryCodesSchema },
    (context, { body }) => addPasskey(context, body),
  );
  api.operation(
    { ...proved, method: 'DELETE', url: `${url}/passkeys/:id`, summary: 'Take a passkey away', params, data: ownAccountSchema },
    (context, { params: { id } }) => removePasskey(context, id),
  );
  api.operation(
    { ...proved, method: 'POST', url: `${url}/recovery-codes`, summary: 'Make new recovery codes, shown this once', data: recoveryCodesSchema },
    (context) => renewRecoveryCodes(context),
  );
}

function ownerRoutes(api: Api): void {
  const owners = { tag: 'staff', access: 'staff', right: 'staff' } as const;
  const writes = { ...owners, freshProof: true } as const;
  api.operation(
    { ...owners, method: 'GET', url: '/api/admin/settings/staff', summary: 'Read what is required of all staff', data: policySchema },
    async (context, { reply }) => sendEtag(reply, await readPolicy(context)),
  );
  api.operation(
    { ...writes, method: 'PUT', url: '/api/admin/settings/staff', summary: 'Change what is required of all staff', body: policySchema, data: policySchema },
    async (context, { body, request, reply }) => sendEtag(reply, await changePolicy(context, { ...body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...writes,
      method: 'POST',
      url: '/api/admin/staff/:id/mail-link',
      summary: 'Mail an invitation, or a link that sets a new password',
      params,
      data: nothing,
    },
    async (context, { params: { id } }) => {
      await mailLinkTo(context, id);
      return {};
    },
  );
  api.operation(
    { ...writes, method: 'POST', url: '/api/admin/staff/:id/remove-factors', summary: 'Remove all second factors of a staff member', params, data: nothing },
    async (context, { params: { id } }) => {
      await removeFactorsOf(context, id);
      return {};
    },
  );
}
