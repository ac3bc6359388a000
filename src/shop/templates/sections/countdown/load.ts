import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { CountdownData } from './section.tsx';
import type { CountdownSettings } from './settings.ts';

/** The text while there is time left. The page is not cached beyond the end. */
export async function loadCountdown({ context: { lang, now } }: SectionScope<unknown>, { until, texts }: CountdownSettings): Promise<Loaded<CountdownData>> {
  const end = new Date(until);
  if (end <= now()) return { data: { left: false, until: end.toISOString(), title: '', text: '', action: '' }, tags: [] };
  return { data: { left: true, until: end.toISOString(), ...wordsIn(texts, ['title', 'text', 'action'], lang) }, tags: [], expiresAt: end };
}
