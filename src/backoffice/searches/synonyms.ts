/** Words that mean the same, as `settings/search` holds them. */
import type { SearchSettings } from '#shop/settings/contract.ts';
import { callAdmin } from '../api/call-admin.ts';

const folded = (word: string) => word.trim().toLowerCase();

/** The groups with a word beside another: in the group that has either already, else in a new one. */
export function withSynonym(groups: readonly (readonly string[])[], query: string, word: string): string[][] {
  const holds = (group: readonly string[], one: string) => group.some((other) => folded(other) === folded(one));
  const at = groups.findIndex((group) => holds(group, word) || holds(group, query));
  if (at < 0) return [...groups.map((group) => [...group]), [query, word]];
  return groups.map((group, index) => (index === at ? [...group, ...[query, word].filter((one) => !holds(group, one))] : [...group]));
}

/** Stores that a search means another word. @throws HttpError */
export async function addSynonym(query: string, word: string): Promise<void> {
  const { data, etag } = await callAdmin<SearchSettings>('/settings/search');
  await callAdmin('/settings/search', { method: 'PUT', body: { ...data, synonyms: withSynonym(data.synonyms, query, word) }, ifMatch: etag ?? '' });
}
