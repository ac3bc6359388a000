/** A picture and a text side by side. */
import { Picture } from '#ui/picture.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { StoryData } from '../load-story.ts';
import type { ImageWithTextSettings } from './settings.ts';

// Half of the page is 100% here.
const edge = 'lg:pl-[calc(max(0px,100%-var(--theme-container-width)/2)+var(--theme-container-padding))]';

/** On a phone the picture comes first; on a desk words that do begin at the page's edge. */
export function ImageWithText({ settings, data: { words, picture } }: { settings: ImageWithTextSettings; data: StoryData }) {
  const isFirst = !picture || settings.side === 'right';
  return (
    <section className="block-space bg-base-200/60">
      <div className="grid items-stretch lg:grid-cols-2">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className={`aspect-4/3 h-full w-full lg:aspect-auto lg:min-h-[36rem] ${settings.side === 'right' ? 'lg:order-2' : ''}`}
          />
        )}
        <div className={`page-width flex items-center py-10 sm:py-14 lg:max-w-none lg:px-[clamp(3rem,7vw,8rem)] lg:py-20 ${isFirst ? edge : ''}`}>
          <div className="max-w-lg">
            {words.eyebrow && <p className="eyebrow mb-4">{words.eyebrow}</p>}
            <h2 className="title-1">{words.title}</h2>
            {words.text && <p className="mt-4 leading-relaxed sm:mt-6 sm:text-lg text-desc">{words.text}</p>}
            {words.action && settings.path && (
              <ArrowLink path={settings.path} className="mt-4 sm:mt-6">
                {words.action}
              </ArrowLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
