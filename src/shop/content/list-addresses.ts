import type { Reader } from '#kit/server/database.ts';
import type { ContentKind } from './contract.ts';
import { findAddresses } from './store.ts';

const mostPages = 3_000;

/** Addresses of published pages of words, for site maps. */
export function listPageAddresses(reader: Reader) {
  return findAddresses(reader, { kind: 'page', offset: 0, limit: mostPages });
}

/** Addresses of published contents of a kind, a bounded part at a time; `type` names an entry's custom category. */
export function listContentAddresses(reader: Reader, kind: ContentKind, part: { offset: number; limit: number }) {
  return findAddresses(reader, { kind, ...part });
}
