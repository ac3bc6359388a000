/** Fields of plain forms, read by the schemas that the API uses. */
import type { z } from 'zod';
import { isStorable } from '#kit/pure/storable-text.ts';
import type { Context } from '#kit/server/context.ts';
import { schemaError } from '#kit/server/http/api.ts';

/**
 * Reads a form; `numbers` names the fields that are whole numbers, `uploads` those of files, which only a script can send: without one they come empty.
 * @throws invalidInput
 */
export function readFields<Output>(
  context: Context,
  fields: URLSearchParams,
  { schema, numbers = [], uploads = [] }: { schema: z.ZodType<Output>; numbers?: readonly string[]; uploads?: readonly string[] },
): Output {
  const given: Record<string, unknown> = Object.fromEntries(fields);
  for (const name of numbers) if (/^\d{1,9}$/.test(fields.get(name)?.trim() ?? '')) given[name] = Number(fields.get(name));
  for (const name of uploads) if (fields.get(name) === '') delete given[name];
  const unstorable = [...fields].find(([, value]) => !isStorable(value))?.[0];
  if (unstorable !== undefined) throw schemaError([{ code: 'custom', path: [unstorable], message: '', input: undefined }], context.locale);
  const read = schema.safeParse(given);
  if (!read.success) throw schemaError(read.error.issues, context.locale);
  return read.data;
}
