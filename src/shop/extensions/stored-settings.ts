/** What the merchant set of an extension, checked against the extension's schema. */
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { openSecret } from '#kit/server/secrets/sealed-secret.ts';
import { findStored, type StoredSettings } from './store.ts';

/** The cache tag of what an extension's settings decide. */
export const extensionTag = (name: string): string => `extension:${name}`;

/** The row is cached, with its secrets still encrypted. */
const stored = memoize((db, name: string) => findStored(db, name), { tags: ['extension:*'], maxEntries: 100, key: (name) => name });

/** Where a secret may be opened: nowhere but in its field. */
export const secretPlace = (name: string, field: string): string => `extension.${name}.${field}`;

/** The settings in force. A stored field that the schema does not take any more has its default. */
export async function readExtensionSettings(
  { db, config }: { db: Queryable; config: Pick<Context['config'], 'secretsKeys'> },
  { name, settings: schema }: { name: string; settings?: z.ZodObject | undefined },
): Promise<Record<string, unknown>> {
  if (!schema) return {};
  const row = await stored(db, name);
  return parseLeniently(schema, { ...row?.settings, ...openedSecrets(name, row, config) });
}

/** Checks stored values; those that do not fit are left out. */
export function parseLeniently(schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return schema.parse(Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.has(field))));
}

/** Its secrets, opened; one that was encrypted with another key is missing. */
export function openedSecrets(name: string, row: StoredSettings | null, { secretsKeys: keys }: Pick<Context['config'], 'secretsKeys'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row?.secrets ?? {}).flatMap(([field, sealed]) => {
      const text = openSecret(sealed, { keys, place: secretPlace(name, field) });
      return text === null ? [] : [[field, text]];
    }),
  );
}
