/** Compressing what is sent: one level for everything, chosen by measurement (docs/decisions/0641). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that are offered, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotliQuality = 5;
const gzipLevel = 6;

/** A text in an encoding; the work is done in another thread. */
export async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return zip(text, { level: gzipLevel });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const weights = new Map(
    accepted.split(',', 20).map((part) => {
      const [name, ...more] = part.trim().toLowerCase().split(';');
      return [name!.trim(), !more.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))] as const;
    }),
  );
  const takes = (name: string) => weights.get(name) ?? weights.get('*') ?? false;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Whether `If-None-Match` names an entity tag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',', 50).some((tag) => plain(tag) === plain(etag));
}
