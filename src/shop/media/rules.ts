/** Pure decisions about media. */

/** The part of a file that a `Range` header asks for: whole numbers of bytes, both ends included. Null: all of it; several parts at once are answered whole, too. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const last = size - 1;
  // `-500`: the last 500 bytes.
  const start = found[1] === '' ? Math.max(size - Number(found[2]), 0) : Number(found[1]);
  const end = found[1] === '' || found[2] === '' ? last : Math.min(Number(found[2]), last);
  if (start > last || start > end || (found[1] === '' && Number(found[2]) === 0)) return 'unsatisfiable';
  return { start, end };
}
