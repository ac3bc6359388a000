/** What one can rely on. */
import { Icon, type IconName } from '#ui/icons.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { PromisesSettings } from './settings.ts';

/** What the promises show. */
export type PromisesData = { items: { icon: IconName; path: string | null; words: { title: string; text: string } }[] };

/** A row of promises. */
export function Promises({ data }: { settings: PromisesSettings; data: PromisesData }) {
  if (data.items.length === 0) return null;
  return (
    <section className="page-width block-space">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 border-line sm:gap-10 sm:border-t sm:pt-10 lg:grid-cols-4 lg:pt-16">
        {data.items.map(({ icon, path, words }, index) => (
          <li key={index} className="flex flex-col gap-3 lg:gap-4">
            <Icon name={icon} className="size-7" />
            <div>
              <h2 className="font-medium">
                {path === null ? (
                  words.title
                ) : (
                  <ShopLink path={path} className="underline-offset-4 hover:underline">
                    {words.title}
                  </ShopLink>
                )}
              </h2>
              <p className="mt-1.5 text-sm text-desc sm:text-base">{words.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
