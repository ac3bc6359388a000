import type { FastifyRequest } from 'fastify';
import type { Locale } from '#kit/pure/languages.ts';
import { type Api, requiredField, schemaError } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { Host } from '#kit/server/slice.ts';
import { uploadInput, uploadLimits, uploadSchema, type UploadPurpose } from '../contract.ts';
import { pictureFiles } from '../pictures/picture-files.ts';
import { readParts } from './read-parts.ts';
import { receiveUpload } from './receive-upload.ts';

const hourMs = 3_600_000;
const purposeInput = uploadInput.pick({ purpose: true });

/** Publishes `/upload`. */
export function uploadRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.storage);
  const limit = limitRate({ name: 'uploads', most: uploadLimits.perAddress, windowMs: hourMs });
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
      await limit(request.ip);
      return receiveUpload(context, files, await readUpload(request, context.locale));
    },
  );
}

async function readUpload(request: FastifyRequest, locale: Locale): Promise<{ bytes: Buffer; purpose: UploadPurpose }> {
  const { file, fields } = await readParts(request, locale);
  const read = purposeInput.safeParse(fields);
  if (!read.success) throw schemaError(read.error.issues, locale);
  if (file.byteLength === 0) throw requiredField('file', locale);
  return { bytes: file, purpose: read.data.purpose };
}
