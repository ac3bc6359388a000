/** Pictures with text, one at a time: a row with scroll snap. Nothing moves by itself. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { StoryWords } from '../story-texts.ts';
import { SlideButtons } from './slide-buttons/island.tsx';
import type { SlideshowSettings } from './settings.ts';

/** What a slideshow shows. */
export type SlideshowData = { title: string; slides: { picture: PictureData; words: StoryWords; path: string | null }[] };

/** Without script the row is swiped or scrolled. */
export function Slideshow({ data: { title, slides } }: { settings: SlideshowSettings; data: SlideshowData }) {
  if (slides.length === 0) return null;
  return (
    <section className="page-width block-space" aria-label={title || m.section_slideshow()}>
      {title && <h2 className="title-2 mb-8">{title}</h2>}
      <ul
        data-slides=""
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain rounded-box bg-base-200 [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {slides.map(({ picture, words, path }, index) => (
          <li key={index} className="grid w-full shrink-0 snap-start items-center lg:grid-cols-2">
            <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" className="aspect-4/3 w-full" />
            <div className="p-6 sm:p-10">
              {words.eyebrow && <p className="eyebrow mb-4">{words.eyebrow}</p>}
              {words.title && <h3 className="title-1">{words.title}</h3>}
              {words.text && <p className="mt-5 max-w-md text-desc">{words.text}</p>}
              {words.action && path && (
                <ArrowLink path={path} className="mt-4">
                  {words.action}
                </ArrowLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Island name="slide-buttons" of={SlideButtons} when="visible" props={{ count: slides.length }} className="mt-3" />}
    </section>
  );
}
