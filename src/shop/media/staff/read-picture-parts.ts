import type { FastifyRequest } from 'fastify';
import type { Locale } from '#kit/pure/languages.ts';
import { fieldValue, readParts } from '../uploads/read-parts.ts';
import { pictureBodyBytes, pictureLimits } from '../contract.ts';

/**
 * A picture sent in parts, as the JSON that says the same: the file in base64, its name; parts that hold JSON (`alt`, `focalPoint`) as what they hold,
 * `alt.en` or `alt[en]` as one language of `alt`.
 * @throws invalidInput (400), pictureTooLarge (413)
 */
export async function readPictureParts(request: FastifyRequest, locale: Locale): Promise<Record<string, unknown>> {
  // Reads one byte more than a picture may have, so that the error is the same as for JSON.
  const { file, fileName, fields } = await readParts(request, locale, { fileBytes: pictureBodyBytes, fieldBytes: 32 * 1024, fields: 40 });
  const body: Record<string, unknown> = {
    ...(file.byteLength > 0 ? { file: file.toString('base64') } : {}),
    ...(fileName ? { name: fileName.slice(0, pictureLimits.nameLength) } : {}),
  };
  const alt: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const lang = /^alt(?:\.|\[)([\w-]{2,10})\]?$/.exec(key)?.[1];
    if (lang !== undefined) alt[lang] = value;
    else if (!['file', '__proto__'].includes(key)) body[key] = fieldValue(value);
  }
  return Object.keys(alt).length > 0 ? { ...body, alt } : body;
}
