import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { pictureTooLarge, uploadLimits } from '../contract.ts';

/** The parts of an upload: the bytes of its `file` (none: empty) and its fields, in whatever order they came. */
export type UploadParts = { file: Buffer; fields: Record<string, unknown> };

/** Reads the parts of a request. @throws invalidInput (400), pictureTooLarge (413) */
export async function readParts(request: FastifyRequest, locale: Locale): Promise<UploadParts> {
  try {
    return await collect(request);
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new ShopError(pictureTooLarge, { cause: error });
    // Whatever else the reader of parts stumbles over was sent like that: too many parts, or half of one.
    throw new ShopError(invalidInput, { data: { errors: { file: m.error_field_invalid({ field: fieldTitle('file', locale) }, { locale }) } }, cause: error });
  }
}

async function collect(request: FastifyRequest): Promise<UploadParts> {
  let file: Buffer = Buffer.alloc(0);
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: uploadLimits.bytes, files: 1, fields: 10, fieldSize: 1_000, parts: 12 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') file = await part.toBuffer();
    else part.file.resume();
  }
  return { file, fields };
}
