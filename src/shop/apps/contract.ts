/** Apps as the back office reads and writes them. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { apiKeyInput } from '../staff/contract.ts';
import { endpointInput, webhookEvents } from '../webhooks/contract.ts';

/** Limits of apps. */
export const appLimits = { apps: 50, webhooks: 5, pageUrlLength: 500, pages: 50 } as const;

/** Its page in the back office: https, or http on this machine. */
const pageUrl = z.string().trim().max(appLimits.pageUrlLength).nullable().default(null);
const webhook = endpointInput.pick({ url: true, events: true });

/** `POST /apps`: what it may do, and which events it receives. */
export const newAppInput = apiKeyInput.extend({ pageUrl, webhooks: z.array(webhook).max(appLimits.webhooks).default([]) });
/** `PUT /apps/{id}`: a webhook with its `id` is changed, one without is made, one that is absent is removed. */
export const appInput = apiKeyInput.extend({
  pageUrl,
  webhooks: z
    .array(webhook.extend({ id: z.string().max(64).optional() }))
    .max(appLimits.webhooks)
    .default([]),
});
/** What staff write of an app. */
export type AppInput = z.output<typeof appInput>;

/** An app as staff read it, without key and secrets. */
export const appSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    pageUrl: z.string().nullable().describe('Its page, which the back office shows in a frame'),
    scopes: z.array(z.string()),
    webhooks: z.array(z.object({ id: z.string(), url: z.string(), events: z.array(z.enum(webhookEvents)), isOn: z.boolean() })),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().describe('To the minute'),
  })
  .meta({ id: 'App', description: 'An app as staff read it, without its key and secrets.' });
/** An app as staff read it. */
export type App = z.infer<typeof appSchema>;

/** Secrets of webhooks that were just made; shown this once. */
export const madeSecrets = z.array(z.object({ id: z.string(), url: z.string(), secret: z.string() }));
/** What addresses of the app's page are signed with; null unless it was just made. Shown this once. */
const pageSecret = z.string().nullable();
/** A new app: its key, and what its webhooks are signed with; shown this once. */
export const newAppSchema = z
  .object({ id: z.string(), key: z.string(), webhooks: madeSecrets, pageSecret })
  .meta({ id: 'NewApp', description: 'An app that was just made, with its key and secrets; they are shown this once.' });
/** A new app as it is answered. */
export type NewApp = z.infer<typeof newAppSchema>;
/** A changed app, with the secrets of webhooks that were made with it. */
export const changedAppSchema = appSchema
  .extend({ secrets: madeSecrets, pageSecret })
  .meta({ id: 'ChangedApp', description: 'An app as it stands after a change, with the secrets that were made with it.' });
/** A changed app as it is answered. */
export type ChangedApp = z.infer<typeof changedAppSchema>;

/** The pages of apps that the caller may open. */
export const appPagesSchema = z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), origin: z.string() })) });
/** The address under which the page is shown now; it holds for a minute. */
export const openedPageSchema = z.object({ url: z.string(), title: z.string(), origin: z.string() });

/** Orders of the list. */
export const appSorts = ['createdAt', 'title'] as const;
/** Apps are few: nothing but words narrows them. */
export const appFilter = z.strictObject({ q: z.string().trim().max(100).optional() });

/** There are as many apps as there may be. Cure: Remove an app first. */
export const appsFull: ErrorSpec = { reason: 'tooManyApps', wire: 41, status: 409, message: m.apps_full };
