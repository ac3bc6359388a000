import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Job } from '#kit/server/jobs.ts';
import { publishTemplate } from '../publish-template.ts';
import { findDueDrafts, lockTemplate, scheduleDraft } from '../store.ts';
import type { TemplateParts } from '../template-parts.ts';

const atOnce = 20;

/** Publishes drafts whose time has come. One that was changed so that it cannot be published stays a draft without a time; its record lists why. */
async function publishOnTime(context: Context, parts: TemplateParts): Promise<void> {
  for (const name of await findDueDrafts(context.db, context.now(), atOnce)) {
    try {
      await publishTemplate(context, parts, { name, isDue: true });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      context.log.warn({ template: name, err: error }, 'a scheduled template could not be published');
      await context.transaction(async (tx) => {
        await lockTemplate(tx, name);
        await scheduleDraft(tx, name, null);
      });
    }
  }
}

/** Every minute. */
export const publishJob = (parts: TemplateParts): Job<Record<string, never>> => ({
  name: 'templates.schedule',
  data: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
  run: (context) => publishOnTime(context, parts),
});
