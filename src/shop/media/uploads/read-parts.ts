import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { invalidInput, type FieldErrors } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { pictureTooLarge, uploadLimits } from '../contract.ts';

/** The parts of an upload: the bytes of its `file` (none: empty) with its name, and its fields, in whatever order they came. */
export type UploadParts = { file: Buffer; fileName: string; fields: Record<string, unknown> };

/** How much of a request is read: bytes of the file and of a field, number of fields. */
export type PartLimits = { fileBytes: number; fieldBytes: number; fields: number };

const usual: PartLimits = { fileBytes: uploadLimits.bytes, fieldBytes: 1_000, fields: 10 };

/** Reads the parts of a request. @throws invalidInput (400), pictureTooLarge (413) */
export async function readParts(request: FastifyRequest, locale: Locale, limits: PartLimits = usual): Promise<UploadParts> {
  try {
    return await collect(request, limits);
  } catch (error) {
    throw partsError(error, locale, pictureTooLarge);
  }
}

/** The error for parts that could not be read: that the file is too large, or that they are malformed (too many of them, or half of one). */
export function partsError(cause: unknown, locale: Locale, tooLarge: ErrorSpec<FieldErrors>): ShopError {
  if ((cause as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') return new ShopError(tooLarge, { cause });
  return new ShopError(invalidInput, { data: { errors: { file: m.error_field_invalid({ field: fieldTitle('file', locale) }, { locale }) } }, cause });
}

/** What a field says: JSON where it looks like it, else its text. */
export function fieldValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(\{|null\s*$)/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

async function collect(request: FastifyRequest, { fileBytes, fieldBytes, fields: most }: PartLimits): Promise<UploadParts> {
  let file: Buffer = Buffer.alloc(0);
  let fileName = '';
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: fileBytes, files: 1, fields: most, fieldSize: fieldBytes, parts: most + 2 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') [file, fileName] = [await part.toBuffer(), part.filename];
    else part.file.resume();
  }
  return { file, fileName, fields };
}
