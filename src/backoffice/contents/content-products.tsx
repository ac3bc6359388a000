import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useInput, useTranslate } from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { session } from '../api/session.ts';
import { ChosenProducts } from '../components/pickers/chosen-products.tsx';

type Read = { id: string; slug: string; published: boolean; texts: Record<string, { title?: string }>; images?: PickedProduct['image'][] };

/** Products that a content shows, chosen and ordered; what is stored are their ids. */
export function ContentProducts() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'products' });
  const dataProvider = useDataProvider();
  // An input without a value has an empty text.
  const ids = (field.value || []) as string[];
  // Those that were picked are known; those that the content had are read.
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  const unknown = ids.filter((id) => !picked.some((product) => product.id === id));
  const { data } = useQuery({
    queryKey: ['products', 'of content', unknown],
    queryFn: async () => (await dataProvider.getMany('products', { ids: unknown })).data as unknown as Read[],
    enabled: unknown.length > 0,
    placeholderData: (before) => before,
  });
  const read = (data ?? []).map(({ id, slug, published, texts, images }): PickedProduct => ({
    id,
    slug,
    published,
    title: textIn(texts, 'title', session.locale()) || slug,
    image: images?.[0] ?? null,
  }));
  const products = ids.flatMap((id) => [...picked, ...read].find((product) => product.id === id) ?? []);
  return (
    <ChosenProducts
      products={products}
      empty={translate('backoffice_content_no_products')}
      onChange={(chosen) => {
        setPicked(chosen);
        field.onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}
