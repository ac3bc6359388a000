import type { FastifyRequest } from 'fastify';
import type { Locale } from '#kit/pure/languages.ts';
import { fieldValue, partsError } from '../uploads/read-parts.ts';
import { pictureLimits, videoBodyBytes, videoTooLarge } from '../contract.ts';

const limits = { files: 2, fields: 40, fieldSize: 32 * 1024, parts: 44, fileSize: videoBodyBytes };

/**
 * A video sent in parts, as the JSON that says the same: its file and its poster's in base64; `texts` as the object it holds, `title` and `title.zh` as
 * titles of a language.
 * @throws invalidInput (400), videoTooLarge (413)
 */
export async function readVideoParts(request: FastifyRequest, locale: Locale): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  const titles: Record<string, { title: unknown }> = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') Object.assign(body, fileFields(part.fieldname, part.filename, await part.toBuffer()));
      else {
        const lang = /^title(?:[.[]([\w-]{2,10})\]?)?$/.exec(part.fieldname);
        if (lang) titles[lang[1] ?? 'en'] = { title: part.value };
        else if (part.fieldname !== '__proto__') body[part.fieldname] = fieldValue(part.value);
      }
    }
  } catch (error) {
    throw partsError(error, locale, videoTooLarge);
  }
  return Object.keys(titles).length > 0 ? { ...body, texts: titles } : body;
}

function fileFields(field: string, name: string, bytes: Buffer): Record<string, string> {
  if (bytes.byteLength === 0) return {};
  if (field === 'file') return { file: bytes.toString('base64'), name: name.slice(0, pictureLimits.nameLength) };
  return field === 'poster' || field === 'posterFile' ? { posterFile: bytes.toString('base64') } : {};
}
