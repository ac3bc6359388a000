/** The first thing on the home page: one picture, little text. */
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { StoryData } from '../load-story.ts';
import type { HeroSettings } from './settings.ts';

/** Words beside the picture on a wide screen, under it on a narrow one, so that they are read on any picture. */
export function Hero({ settings, data: { words, picture } }: { settings: HeroSettings; data: StoryData }) {
  return (
    <section className="hero-section">
      <div className="hero-words">
        {words.eyebrow && <p className="eyebrow mb-3 sm:mb-4">{words.eyebrow}</p>}
        <h1 className="title-0 text-hero">{words.title}</h1>
        {words.text && <p className="mt-4 max-w-md text-lg text-desc sm:mt-6">{words.text}</p>}
        {words.action && settings.path && (
          <ButtonLink path={settings.path} look="primary" className="mt-6 sm:mt-8">
            {words.action}
          </ButtonLink>
        )}
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 1024px) 60vw, 100vw" priority className="hero-picture" />}
    </section>
  );
}
