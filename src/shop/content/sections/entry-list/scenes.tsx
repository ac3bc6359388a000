/** A list of entries as scenes: large pictures of different sizes, each with what is seen in it. */
import * as m from '#messages';
import type { ProductListItem } from '#shop/catalog/contract.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { Picture } from '#ui/picture.tsx';
import { SeenProducts } from '#ui/products/seen-products.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard } from '../../contract.ts';

/** Beside each entry its second picture and its products; null: a plain grid. */
export type EntryListData = { scenes: { second: PictureData | null; products: ProductListItem[] }[] | null };

type SceneProps = { entry: ContentCard; path: string; second: PictureData | null; products: ProductListItem[]; isFirst: boolean };

/** How the scenes of a page follow each other; then from the beginning. */
const shapes = ['wide', 'left', 'pair', 'right'] as const;

/** One after the other on a phone; on a desk each of a shape of its own. */
export function Scenes({
  entries,
  scenes,
  pathOf,
}: {
  entries: ContentCard[];
  scenes: NonNullable<EntryListData['scenes']>;
  pathOf: (slug: string) => string;
}) {
  return (
    <ol className="mt-8 flex flex-col gap-16 lg:mt-12 lg:gap-28">
      {entries.map((entry, index) => {
        const shape = shapes[index % shapes.length]!;
        const scene = { entry, path: pathOf(entry.slug), second: null, products: [], isFirst: index === 0, ...scenes[index] };
        return (
          <li key={entry.id}>{shape === 'left' || shape === 'right' ? <Beside {...scene} side={shape} /> : <Above {...scene} isPair={shape === 'pair'} />}</li>
        );
      })}
    </ol>
  );
}

/** The picture from edge to edge, or two of them; words and products below. */
function Above({ entry, path, second, products, isFirst, isPair }: SceneProps & { isPair: boolean }) {
  const pair = isPair && second;
  return (
    <article>
      <div className={pair ? 'grid gap-5 sm:grid-cols-2 lg:gap-6' : ''}>
        <Lead entry={entry} path={path} isFirst={isFirst} share={pair ? 50 : 100} shape={pair ? 'aspect-4/3' : 'aspect-4/3 sm:aspect-16/9'} />
        {pair && <Picture picture={{ ...pair, alt: '' }} sizes={sizesOf[50]} className="w-full rounded-box aspect-4/3 max-sm:hidden" />}
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-8 lg:grid-cols-[5fr_7fr]">
        <Words entry={entry} path={path} />
        <SeenProducts products={products} label={m.content_products_of({ title: entry.title })} columns="two" />
      </div>
    </article>
  );
}

/** The picture at one side, words and products at the other. */
function Beside({ entry, path, products, isFirst, side }: SceneProps & { side: 'left' | 'right' }) {
  return (
    <article className={`grid gap-x-16 gap-y-6 lg:items-center ${side === 'left' ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'}`}>
      <div className={side === 'right' ? 'lg:order-last' : ''}>
        <Lead entry={entry} path={path} isFirst={isFirst} share={58} shape="aspect-4/3" />
      </div>
      <div className="flex flex-col gap-6">
        <Words entry={entry} path={path} />
        <SeenProducts products={products} label={m.content_products_of({ title: entry.title })} columns="untilDesk" />
      </div>
    </article>
  );
}

type LeadProps = Pick<SceneProps, 'entry' | 'path' | 'isFirst'> & { share: 50 | 58 | 100; shape: string };

const sizesOf = {
  50: '(min-width: 1280px) 596px, (min-width: 640px) 50vw, 100vw',
  58: '(min-width: 1280px) 700px, (min-width: 1024px) 58vw, 100vw',
  100: '(min-width: 1280px) 1216px, 100vw',
} as const;

/** It leads to the scene, as its title does: pressed with the pointer alone. */
function Lead({ entry, path, isFirst, share, shape }: LeadProps) {
  if (!entry.picture) return <span className={`block w-full rounded-box bg-base-200 ${shape}`} />;
  return (
    <ShopLink path={path} tabIndex={-1} aria-hidden="true" className="block">
      <Picture picture={{ ...entry.picture, alt: '' }} sizes={sizesOf[share]} priority={isFirst} className={`w-full rounded-box ${shape}`} />
    </ShopLink>
  );
}

function Words({ entry, path }: Pick<SceneProps, 'entry' | 'path'>) {
  return (
    <div className="wrap-anywhere">
      <h2 className="title-2">
        <ShopLink path={path} className="underline-offset-4 hover:underline">
          {entry.title}
        </ShopLink>
      </h2>
      {entry.summary && <p className="mt-3 max-w-xl text-desc">{entry.summary}</p>}
      <ArrowLink path={path} className="mt-4">
        {m.content_see_scene()}
        <span className="sr-only"> {entry.title}</span>
      </ArrowLink>
    </div>
  );
}
