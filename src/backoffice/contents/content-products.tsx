import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { ChosenProducts } from '../components/pickers/chosen-products.tsx';
import { readNamed } from '../components/pickers/read-named.ts';

/** Products that a content shows, chosen and ordered; what is stored are their ids. */
export function ContentProducts() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'products' });
  // An input without a value has an empty text.
  const ids = (field.value || []) as string[];
  // Those that were picked are known; those that the content had are read.
  const [picked, setPicked] = useState<readonly PickedProduct[]>([]);
  const unknown = ids.filter((id) => !picked.some((product) => product.id === id));
  const { data } = useQuery({
    queryKey: ['products', 'of content', unknown],
    queryFn: () => readNamed<PickedProduct>('products', unknown, 'ids'),
    enabled: unknown.length > 0,
    placeholderData: (before) => before,
  });
  const products = ids.flatMap((id) => [...picked, ...(data ?? [])].find((product) => product.id === id) ?? []);
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
