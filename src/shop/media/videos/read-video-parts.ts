import type { FastifyRequest } from 'fastify';
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
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
        else if (part.fieldname !== '__proto__') body[part.fieldname] = unpacked(part.value);
      }
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new ShopError(videoTooLarge, { cause: error });
    throw new ShopError(invalidInput, { data: { errors: { file: m.error_field_invalid({ field: fieldTitle('file', locale) }, { locale }) } }, cause: error });
  }
  return Object.keys(titles).length > 0 ? { ...body, texts: titles } : body;
}

function fileFields(field: string, name: string, bytes: Buffer): Record<string, string> {
  if (bytes.byteLength === 0) return {};
  if (field === 'file') return { file: bytes.toString('base64'), name: name.slice(0, pictureLimits.nameLength) };
  return field === 'poster' || field === 'posterFile' ? { posterFile: bytes.toString('base64') } : {};
}

/** What a part says: JSON where it looks like it, else its text. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(\{|null\s*$)/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
