import type { Reader } from '#kit/server/database.ts';
import type { ContentKind } from './contract.ts';
import { findAddresses } from './store.ts';

/** Addresses of contents that are published at `now`, of a kind, a bounded part at a time; `type` names an entry's custom category. */
export function listContentAddresses(reader: Reader, kind: ContentKind, part: { offset: number; limit: number; now: Date }) {
  return findAddresses(reader, { kind, ...part });
}
