import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { withdrawalInput, withdrawalTokenInput } from './contract.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const shared = { method: 'POST', tag: 'withdrawal', access: 'public', data: z.object({ message: z.string() }) } as const;

/** Publishes withdrawing from a contract. */
export function withdrawalRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/withdrawal/request',
      idempotent: true,
      summary: 'Declare a withdrawal; a mail to the address of the order asks to confirm it',
      body: withdrawalInput.extend(guardFields),
    },
    (context, { body }) => requestWithdrawal(context, body),
  );
  api.operation({ ...shared, url: '/api/web/withdrawal/confirm', summary: 'Confirm by the mailed link', body: withdrawalTokenInput }, (context, { body }) =>
    confirmWithdrawal(context, body.token),
  );
}
