/** What one can rely on. */
import { Icon, isIcon } from '#ui/icons.tsx';
import type { SectionWords } from '../section-texts.ts';
import type { PromisesSettings } from './settings.ts';

/** What the promises show. */
export type PromisesData = { items: { icon: string; words: SectionWords }[] };

/** A row of promises. */
export function Promises({ data }: { settings: PromisesSettings; data: PromisesData }) {
  return (
    <section className="page-width block-space">
      <ul className="grid gap-x-10 gap-y-10 border-t border-line pt-12 sm:grid-cols-2 lg:grid-cols-4 lg:pt-16">
        {data.items.map(({ icon, words }) => (
          <li key={words.title} className="flex gap-5 lg:flex-col lg:gap-4">
            <Icon name={isIcon(icon) ? icon : 'success'} className="size-7" />
            <div>
              <h2 className="font-medium">{words.title}</h2>
              <p className="mt-1.5 text-desc">{words.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
