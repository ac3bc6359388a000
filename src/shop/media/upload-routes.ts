import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError, type Locale } from '#kit/pure/shop-error.ts';
import { refuseIssues, refuseField, type Api } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { Host } from '#kit/server/slice.ts';
import { pictureTooLarge, uploadInput, uploadLimits, uploadSchema, type UploadPurpose } from './contract.ts';
import { pictureFiles } from './picture-files.ts';
import { storeUpload } from './store-upload.ts';

const hourMs = 3_600_000;
const purposeInput = uploadInput.pick({ purpose: true });

/** Publishes `/upload`. */
export function uploadRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.dataDir);
  const limit = limitRate({ most: uploadLimits.perAddress, windowMs: hourMs });
  api.operation(
    {
      method: 'POST',
      url: '/api/web/upload',
      summary: 'Send a picture for a review, a return, an article or an inquiry',
      tag: 'upload',
      access: 'shopper',
      multipart: true,
      body: uploadInput,
      data: uploadSchema,
      bodyLimitBytes: uploadLimits.bytes + 64 * 1024,
    },
    async (context, { request }) => {
      limit(request.ip);
      return storeUpload(context, files, await readUpload(request, context.locale));
    },
  );
}

/** Reads the parts, in whatever order they come. @throws invalidInput (400), pictureTooLarge (413) */
async function readUpload(request: FastifyRequest, locale: Locale): Promise<{ bytes: Buffer; purpose: UploadPurpose }> {
  const { file, fields } = await readParts(request).catch((error: Error & { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new ShopError(pictureTooLarge, { cause: error });
    // Whatever else the reader of parts stumbles over was sent like that: too many parts, or half of one.
    throw new ShopError(invalidInput, { data: { errors: { file: m.error_field_invalid({ field: fieldTitle('file', locale) }, { locale }) } }, cause: error });
  });
  const read = purposeInput.safeParse(fields);
  if (!read.success) throw refuseIssues(read.error.issues, locale);
  if (file.byteLength === 0) throw refuseField('file', m.error_required({ field: fieldTitle('file', locale) }, { locale }));
  return { bytes: file, purpose: read.data.purpose };
}

async function readParts(request: FastifyRequest): Promise<{ file: Buffer; fields: Record<string, unknown> }> {
  let file: Buffer = Buffer.alloc(0);
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: uploadLimits.bytes, files: 1, fields: 10, fieldSize: 1_000, parts: 12 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') file = await part.toBuffer();
    else part.file.resume();
  }
  return { file, fields };
}
