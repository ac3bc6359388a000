import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { ListingsPicker } from '../components/pickers/listing-picker.tsx';
import { ProductPicker } from '../components/pickers/product-picker.tsx';
import { readNamed } from '../components/pickers/read-named.ts';

const listKinds = ['categories', 'collections', 'tags'] as const;

/** Which goods, chosen by their names. */
export function TargetInputs({ source }: { source: string }) {
  return (
    <Stack sx={{ gap: 2, width: '100%', mb: 2 }}>
      <ProductsInput source={`${source}.products`} />
      {listKinds.map((kind) => (
        <ListsInput key={kind} source={`${source}.${kind}`} kind={kind} />
      ))}
    </Stack>
  );
}

/** Categories, collections or tags. */
export function ListsInput({ source, kind }: { source: string; kind: (typeof listKinds)[number] }) {
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  return (
    <ListingsPicker
      kind={kind}
      label={useTranslate()(`backoffice_promotion_${kind}`)}
      values={(field.value as string[] | null) ?? []}
      onChange={field.onChange}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message}
    />
  );
}

/** Products that are chosen, with their names. */
function useProducts(slugs: readonly string[]) {
  const { data } = useQuery({
    queryKey: ['named-products', [...slugs].sort()],
    queryFn: () => readNamed<PickedProduct>('products', slugs),
    enabled: slugs.length > 0,
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  return data ?? [];
}

/** Products, by their names. */
export function ProductsInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const [picking, setPicking] = useState(false);
  const slugs = (field.value as string[] | null) ?? [];
  const known = useProducts(slugs);
  const titleOf = (slug: string) => known.find((one) => one.slug === slug)?.title ?? slug;
  return (
    <div>
      <Stack
        component="ul"
        direction="row"
        aria-label={translate('backoffice_promotion_products')}
        sx={{ gap: 1, flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
      >
        {slugs.map((slug) => (
          <li key={slug}>
            <Chip
              label={titleOf(slug)}
              onDelete={() => field.onChange(slugs.filter((one) => one !== slug))}
              aria-label={`${translate('ra.action.remove')}: ${titleOf(slug)}`}
            />
          </li>
        ))}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={() => setPicking(true)} sx={{ mt: slugs.length > 0 ? 1 : 0 }}>
        {translate('backoffice_pick_products')}
      </Button>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {picking && (
        <ProductPicker
          chosen={slugs}
          onClose={() => setPicking(false)}
          onAdd={(added) => {
            field.onChange([...slugs, ...added.map(({ slug }) => slug)]);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
