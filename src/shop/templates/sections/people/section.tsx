/** Who makes it. */
import { SectionHeading } from '#ui/section-heading.tsx';
import type { PeopleSettings } from './settings.ts';

/** What it shows. */
export type PeopleData = { title: string; text: string; people: { mark: string; name: string; role: string }[] };

/** A grid of people, each below their mark. */
export function People({ data: { title, text, people } }: { settings: PeopleSettings; data: PeopleData }) {
  if (people.length === 0) return null;
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      <ul className="grid grid-cols-3 gap-x-3 gap-y-8 sm:gap-x-5 sm:gap-y-12 lg:gap-x-6">
        {people.map(({ mark, name, role }) => (
          <li key={name} className="border-t border-line pt-4 wrap-anywhere">
            {mark && (
              <span aria-hidden="true" className="title-2 mb-3 block text-desc">
                {mark}
              </span>
            )}
            <h3 className="font-medium">{name}</h3>
            <p className="text-sm text-desc">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
