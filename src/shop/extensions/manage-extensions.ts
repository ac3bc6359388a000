/** Extensions as staff see them, and their settings as staff write them. */
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldErrors } from '#kit/server/http/field-errors.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { sealSecret } from '#kit/server/secrets/sealed-secret.ts';
import type { z } from 'zod';
import { recordAction } from '../staff/index.ts';
import type { ExtensionRecord, extensionFilter, extensionInput, extensionSorts } from './contract.ts';
import { describeSettings, secretsOf } from './describe-settings.ts';
import { extensionTag, openedSecrets, parseLeniently, secretPlace } from './stored-settings.ts';
import { findStored, findStoredForUpdate, updateStored, type StoredSettings } from './store.ts';

/** An extension of this process, as the composition root hands it over. */
export type KnownExtension = {
  name: string;
  version: string;
  from: string;
  title(locale: Locale): string;
  description(locale: Locale): string;
  /** Why it was left out; null: it runs. */
  problem: string | null;
  settings: z.ZodObject | null;
};

/** The use cases, over the extensions of this process. */
export function extensionsFor(known: () => readonly KnownExtension[]) {
  const read = async (context: Context, id: string, db: Queryable = context.db): Promise<ExtensionRecord> => {
    const extension = known().find(({ name }) => name === id);
    if (!extension) throw new ShopError(notFound);
    return present(extension, context.locale, await findStored(db, id));
  };
  return {
    read: (context: Context, id: string) => read(context, id),
    async list(context: Context, { page, size, filter, order }: ResourceList<z.infer<typeof extensionFilter>, (typeof extensionSorts)[number]>) {
      const all = await Promise.all(known().map(({ name }) => read(context, name)));
      const q = filter.q?.toLowerCase();
      const found = all.filter(({ id, title }) => !q || `${id} ${title}`.toLowerCase().includes(q));
      if (order.field === 'title') found.sort((a, b) => a.title.localeCompare(b.title, context.locale));
      if (order.direction === 'desc') found.reverse();
      return { items: found.slice((page - 1) * size, page * size), total: found.length };
    },
    /** @throws notFound (404), stale (412), invalidInput (40) with the errors of the fields */
    async change(context: Context, { id, input, ensureFresh }: { id: string; input: z.output<typeof extensionInput>; ensureFresh: EnsureFresh }) {
      const schema = known().find(({ name, problem }) => name === id && problem === null)?.settings;
      if (!schema) throw new ShopError(notFound);
      return context.transaction(async (tx) => {
        const stored = await findStoredForUpdate(tx, id);
        if (!stored) throw new ShopError(notFound);
        const before = await read(context, id, tx);
        ensureFresh(before);
        await updateStored(tx, id, written(context, { id, schema, stored, given: input.settings }));
        await invalidateTags(tx, [extensionTag(id)]);
        const after = await read(context, id, tx);
        await recordAction(tx, context, { action: 'extension.update', subject: id, before: before.settings, after: after.settings });
        return after;
      });
    },
  };
}

type Writing = { id: string; schema: z.ZodObject; stored: StoredSettings; given: Record<string, string | number | boolean | null> };

/** What is stored of what was written, checked as a whole. */
function written({ locale, config }: Context, { id, schema, stored, given }: Writing): StoredSettings {
  const secrets = secretsOf(schema);
  const kept = openedSecrets(id, stored, config);
  const opened = Object.fromEntries(
    secrets.flatMap((field) => {
      const text = given[field] ?? kept[field];
      return typeof text === 'string' && text !== '' ? [[field, text]] : [];
    }),
  );
  const open = Object.fromEntries(Object.entries(given).filter(([field]) => !secrets.includes(field)));
  const checked = schema.safeParse({ ...open, ...opened });
  if (!checked.success) {
    const errors = fieldErrors(checked.error.issues, locale);
    throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [`settings.${field}`, text])) } });
  }
  const settings = Object.fromEntries(Object.entries(checked.data).filter(([field]) => !secrets.includes(field)));
  const sealed = Object.entries(opened).map(([field, text]) => [
    field,
    text === kept[field] ? stored.secrets[field]! : sealSecret(text, { keys: config.secretsKeys, place: secretPlace(id, field) }),
  ]);
  return { settings, secrets: Object.fromEntries(sealed) as Record<string, string> };
}

function present(
  { name, version, from, title, description, problem, settings: schema }: KnownExtension,
  locale: Locale,
  stored: StoredSettings | null,
): ExtensionRecord {
  const fields = (schema ? describeSettings(schema, locale) : []).map((field) => ({ ...field, isSet: stored?.secrets[field.name] !== undefined }));
  const values = schema ? parseLeniently(schema, { ...stored?.settings }) : {};
  return {
    id: name,
    version,
    from,
    title: title(locale),
    description: description(locale),
    state: problem === null ? 'running' : 'leftOut',
    problem,
    fields,
    settings: Object.fromEntries(fields.map((field) => [field.name, field.kind === 'secret' ? null : (values[field.name] as string | number | boolean)])),
  };
}
