import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { submitInput } from './contract.ts';
import { submitInquiry } from './submit-inquiry.ts';

/** Publishes `/inquiry/submit`. */
export function inquiryRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/inquiry/submit',
      idempotent: true,
      summary: 'Send an inquiry form',
      tag: 'inquiry',
      access: 'shopper',
      body: submitInput.extend(guardFields),
      data: z.object({ message: z.string() }),
    },
    (context, { body }) => submitInquiry(context, body),
  );
}
