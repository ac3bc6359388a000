/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { loadHero } from './sections/hero/load.ts';
import { Hero } from './sections/hero/section.tsx';
import { heroSettings } from './sections/hero/settings.ts';
import { PageBody } from './sections/page-body/section.tsx';
import { Promises } from './sections/promises/section.tsx';
import { promisesSettings } from './sections/promises/settings.ts';
import { wordsIn } from './sections/section-texts.ts';
import { loadStory } from './sections/story/load.ts';
import { Story } from './sections/story/section.tsx';
import { storySettings } from './sections/story/settings.ts';

/** See above. */
export const contentSections: readonly AnySection[] = [
  defineSection({ name: 'hero', settings: heroSettings, load: loadHero, Component: Hero }),
  defineSection({ name: 'story', settings: storySettings, load: loadStory, Component: Story }),
  defineSection({
    name: 'promises',
    settings: promisesSettings,
    load: async ({ context: { lang } }, { items }) => ({ data: { items: items.map(({ icon, texts }) => ({ icon, words: wordsIn(texts, lang) })) }, tags: [] }),
    Component: Promises,
  }),
  defineSection({ name: 'page-body', settings: z.object({}), Component: PageBody }),
];
