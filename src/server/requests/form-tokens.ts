/** The token of a guarded form, which says when the form was opened. */
import { issueFormToken } from '#kit/server/limits/form-guard.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { Slice } from '#kit/server/slice.ts';
import { z } from 'zod';

const perAddress = { most: 600, windowMs: 3_600_000 };

/** Publishes `/form/begin`; pages are cached and the same for all, so no page carries the token itself. */
export const formTokens: Slice = {
  name: 'form-tokens',
  routes(api) {
    const limit = limitRate({ name: 'form tokens', ...perAddress });
    api.operation(
      {
        method: 'POST',
        url: '/api/web/form/begin',
        summary: 'Begin to fill in a form; its token goes along as `formToken`',
        tag: 'forms',
        access: 'public',
        data: z.object({ token: z.string() }),
      },
      async (context) => {
        await limit(context.address);
        return { token: await issueFormToken(context.db, context.now()) };
      },
    );
  },
};
