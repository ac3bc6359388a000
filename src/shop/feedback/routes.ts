import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { addFeedback } from './add-feedback.ts';
import { feedbackInput } from './contract.ts';

/** Publishes `/feedback/add`. */
export function feedbackRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/feedback/add',
      idempotent: true,
      summary: 'Tell the shop something',
      tag: 'feedback',
      access: 'shopper',
      body: feedbackInput.extend(guardFields),
      data: z.object({ message: z.string() }),
    },
    (context, { body }) => addFeedback(context, body),
  );
}
