/** What people say. */
import * as m from '#messages';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { TestimonialsSettings } from './settings.ts';

/** What testimonials show. */
export type TestimonialsData = {
  title: string;
  text: string;
  items: { quote: string; name: string; about: string; stars: number | null; picture: PictureData | null }[];
};

const mostStars = 5;

/** Three side by side on a desk. */
export function Testimonials({ data: { title, text, items } }: { settings: TestimonialsSettings; data: TestimonialsData }) {
  if (items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the keyboard, and a row that scrolls has to (WCAG 2.1.1)
        tabIndex={0}
        className={`swipe-row gap-x-5 gap-y-10 [--swipe-width:78%] sm:grid lg:gap-x-6 ${items.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
      >
        {items.map((item, index) => (
          <li key={index} className="border-t border-line pt-5 sm:pt-6">
            <figure>
              {item.stars !== null && (
                <p className="mb-2 sm:mb-4">
                  <span className="sr-only">{m.section_stars({ stars: item.stars })}</span>
                  <span aria-hidden="true">
                    {'★'.repeat(item.stars)}
                    <span className="text-line">{'★'.repeat(mostStars - item.stars)}</span>
                  </span>
                </p>
              )}
              <blockquote className="title-3">{item.quote}</blockquote>
              <figcaption className="mt-3 flex sm:mt-5 items-center gap-3">
                {item.picture && <Picture picture={{ ...item.picture, alt: '' }} sizes="48px" className="size-12 rounded-full" />}
                <span>
                  <span className="block font-medium">{item.name}</span>
                  {item.about && <span className="block text-sm text-desc">{item.about}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
