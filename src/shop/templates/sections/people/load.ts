import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { PeopleData } from './section.tsx';
import type { PeopleSettings } from './settings.ts';

/** The heading and the people in the page's language. */
export async function loadPeople({ context: { lang } }: SectionScope<unknown>, { texts, items }: PeopleSettings): Promise<Loaded<PeopleData>> {
  const people = items.map((item) => ({ mark: item.mark, ...wordsIn(item.texts, ['name', 'role'], lang) }));
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), people }, tags: [] };
}
