/** The sections that belong to no other slice, for templates. */
import * as m from '#messages';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { loadHero } from './sections/hero/load.ts';
import { Hero } from './sections/hero/section.tsx';
import { heroSettings } from './sections/hero/settings.ts';
import { loadImageWithText } from './sections/image-with-text/load.ts';
import { ImageWithText } from './sections/image-with-text/section.tsx';
import { imageWithTextSettings } from './sections/image-with-text/settings.ts';
import { loadPromises } from './sections/promises/load.ts';
import { Promises } from './sections/promises/section.tsx';
import { promisesSettings } from './sections/promises/settings.ts';

/** See above. */
export const generalSections: readonly AnySection[] = [
  defineSection({ name: 'hero', card: { title: m.section_hero, about: m.section_hero_about }, settings: heroSettings, load: loadHero, Component: Hero }),
  defineSection({
    name: 'image-with-text',
    card: { title: m.section_image_with_text, about: m.section_image_with_text_about },
    settings: imageWithTextSettings,
    load: loadImageWithText,
    Component: ImageWithText,
  }),
  defineSection({
    name: 'promises',
    card: { title: m.section_promises, about: m.section_promises_about },
    settings: promisesSettings,
    load: loadPromises,
    Component: Promises,
  }),
];
