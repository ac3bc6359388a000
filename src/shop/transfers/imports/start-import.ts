import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError, requiredField, schemaError } from '#kit/server/http/api.ts';
import { PartsDigest } from '#kit/server/http/parts-digest.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { newId } from '#kit/server/ids.ts';
import { recordAction } from '../../staff/index.ts';
import { importInput, importLimits, importNotAllowed, importRights, importRunning, importTooLarge, type ImportKind } from '../contract.ts';
import { importKind } from '../job-kinds.ts';
import { failAbandoned, insertImport } from '../store.ts';
import { countLines, importKey } from './import-files.ts';
import { importFields } from './import-fields.ts';
import { deleteImportFile } from './remove-import-files.ts';

const parts = { files: 1, fields: 10, fieldSize: 32 * 1024, parts: 12 };
const abandonedMs = 30 * 60_000;
const settings = importInput.omit({ file: true });

/** Whether who asks may import this. */
export const mayImport = ({ caller }: Context, kind: ImportKind): boolean =>
  caller.kind === 'staff' && importRights[kind].every((right) => hasRight(caller.rights, right));

/**
 * Keeps a file that staff send and queues its import.
 * @throws invalidInput (400) naming what is wrong, importTooLarge (413), importNotAllowed (403), importRunning (409)
 */
export async function startImport(context: Context, request: FastifyRequest): Promise<{ id: string }> {
  const id = newId(context.now().getTime());
  const { storage } = context.config;
  try {
    const { fields, fileName } = await receive(request, { context, id });
    const read = settings.safeParse(fields);
    if (!read.success) throw schemaError(read.error.issues, context.locale);
    const { kind, dryRun, mapping = {} } = read.data;
    if (!mayImport(context, kind)) throw new ShopError(importNotAllowed, { params: { rights: importRights[kind].join(', ') } });
    const unknown = Object.keys(mapping).find((field) => !Object.hasOwn(importFields[kind].columns, field));
    if (unknown !== undefined) throw fieldError('mapping', m.transfers_field_unknown({ field: unknown }, { locale: context.locale }));
    if (fileName === null) throw requiredField('file', context.locale);
    const { lines, isEmpty } = await countLines(storage, id);
    if (isEmpty) throw fieldError('file', m.transfers_empty({}, { locale: context.locale }));
    if (lines > importLimits.rows) throw fieldError('file', m.transfers_too_many_rows({ max: importLimits.rows }, { locale: context.locale }));
    await queue(context, { id, kind, dryRun, mapping, fileName: fileName.slice(0, importLimits.nameLength), rowsTotal: lines });
    return { id };
  } catch (error) {
    // Its sender reads why it failed.
    await deleteImportFile(context, id);
    throw error;
  }
}

type Accepted = { id: string; kind: ImportKind; dryRun: boolean; mapping: Record<string, string>; fileName: string; rowsTotal: number };

async function queue(context: Context, accepted: Accepted): Promise<void> {
  const { id, kind, dryRun, fileName } = accepted;
  const now = context.now();
  await context.transaction(async (tx) => {
    const message = m.transfers_abandoned({}, { locale: context.locale });
    await failAbandoned(tx, { before: new Date(now.getTime() - abandonedMs), message, now });
    const staffName = context.caller.kind === 'staff' ? context.caller.name : '';
    const other = await insertImport(tx, { ...accepted, staffName, at: now });
    if (other !== null) throw new ShopError(importRunning, { data: { id: other } });
    await recordAction(tx, context, { action: 'imports.create', subject: id, detail: { kind, dryRun, fileName } });
    await context.enqueue(tx, importKind, { id, locale: context.locale });
  });
}

/** Reads the parts of a request; the file is stored as it comes. */
async function receive(
  request: FastifyRequest,
  { context, id }: { context: Context; id: string },
): Promise<{ fields: Record<string, unknown>; fileName: string | null }> {
  const fields: Record<string, unknown> = {};
  const digest = new PartsDigest();
  let fileName: string | null = null;
  try {
    for await (const part of request.parts({ limits: { ...parts, fileSize: importLimits.bytes } })) {
      if (part.type === 'field') {
        digest.field(part.fieldname, part.value);
        fields[part.fieldname] = part.fieldname === 'mapping' ? parsed(part.value) : part.value;
      } else if (part.fieldname === 'file') {
        await context.config.storage.put(importKey(id), digest.file(part));
        if (part.file.truncated) throw new ShopError(importTooLarge);
        fileName = part.filename;
      } else part.file.resume();
    }
  } catch (error) {
    if (error instanceof ShopError) throw error;
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new ShopError(importTooLarge, { cause: error });
    const { locale } = context;
    throw new ShopError(invalidInput, { data: { errors: { file: m.error_field_invalid({ field: fieldTitle('file', locale) }, { locale }) } }, cause: error });
  }
  request.partsDigest = digest.whole();
  return { fields, fileName };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' && text.trim() !== '' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return text;
  }
}
