/** What completes or goes with the cart, below its lines. */
import { useEffect, useState, type ReactNode } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { detailPath, localPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { ProductListItem } from '../../../catalog/contract.ts';
import type { Cart } from '../../contract.ts';
import { SetInPart, useSetRest, type PartOfSet } from './set-rest.tsx';

/** Lines and suggestions together; a fuller cart needs its room for itself. */
const rows = 4;

/** What completes a set first, then what goes with all of it. */
export default function BesideLines({ lines }: Pick<Cart, 'lines'>): ReactNode {
  const set = useSetRest(lines);
  return (
    <>
      {set && <SetInPart set={set} />}
      <GoesWith lines={lines} missing={set?.missing ?? []} />
    </>
  );
}

/** Nothing until it is known, and nothing beside many lines; nothing twice. */
function GoesWith({ lines, missing }: Pick<Cart, 'lines'> & Pick<PartOfSet, 'missing'>) {
  const view = usePageView();
  const { lang, currency } = view;
  const slugs = [...new Set(lines.map(({ slug }) => slug).filter(Boolean))].join(' ');
  const room = rows - lines.length - missing.length;
  const isFull = room <= 0;
  const [items, setItems] = useState<ProductListItem[]>([]);
  useEffect(() => {
    if (isFull || slugs === '') return undefined;
    const query = new URLSearchParams([...slugs.split(' ').map((slug): [string, string] => ['slug', slug]), ['lang', lang], ['currency', currency]]);
    let isCurrent = true;
    void callApi<{ items: ProductListItem[] }>(`/product/beside?${query.toString()}`, undefined, { method: 'GET', quiet: true }).then(({ data }) => {
      if (isCurrent) setItems(data?.items ?? []);
    });
    return () => {
      isCurrent = false;
    };
  }, [slugs, isFull, lang, currency]);
  const others = items.filter(({ title }) => missing.every((one) => one.title !== title));
  if (isFull || others.length === 0) return null;
  return (
    <section className="border-t border-line py-5">
      <h3 className="mb-2 text-sm font-medium">{m.cart_goes_with()}</h3>
      <ul>
        {others.slice(0, room).map(({ id, slug, title, images, price, linePrice, priceVaries }) => (
          <li key={id}>
            <a href={localPath(view, detailPath(view, 'product', slug))} className="group flex items-center gap-4 py-2">
              {images[0] && <Picture picture={{ ...images[0], alt: '' }} sizes="64px" className="size-16 shrink-0 rounded-box" />}
              <span className="flex min-w-0 flex-col">
                <span className="text-sm underline-offset-4 group-hover:underline">{title}</span>
                <Price price={price} linePrice={linePrice} from={priceVaries} size="small" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
