import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { Thumbnail } from '../thumbnail.tsx';

type ProductPickerProps = {
  /** Slugs of those that are chosen already: they are not offered again. */
  chosen: readonly string[];
  onClose(): void;
  /** The products that were ticked, in the order of ticking. */
  onAdd(products: PickedProduct[]): void;
};

const mostOffered = 50;

/** Products of the shop, found by title, brand or SKU, with their pictures; several at once. */
export function ProductPicker({ chosen, onClose, onAdd }: ProductPickerProps) {
  const translate = useTranslate();
  const title = useId();
  const [q, setQ] = useState('');
  const [ticked, setTicked] = useState<PickedProduct[]>([]);
  const { data } = useQuery({
    queryKey: ['picked-products', q],
    queryFn: async () =>
      (
        await callAdmin<{ items: PickedProduct[] }>(
          `/products?size=${mostOffered}&filter=${encodeURIComponent(JSON.stringify(q.trim() ? { q: q.trim() } : {}))}`,
        )
      ).data.items,
    placeholderData: (before) => before,
  });
  const offered = (data ?? []).filter(({ slug }) => !chosen.includes(slug));
  const isTicked = (product: PickedProduct) => ticked.some(({ slug }) => slug === product.slug);
  const toggle = (product: PickedProduct) => setTicked(isTicked(product) ? ticked.filter(({ slug }) => slug !== product.slug) : [...ticked, product]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('backoffice_pick_products')}</DialogTitle>
      <DialogContent>
        <TextField
          size="small"
          fullWidth
          type="search"
          label={translate('backoffice_pick_search')}
          value={q}
          onChange={({ target }) => setQ(target.value.slice(0, 200))}
          sx={{ my: 1 }}
        />
        <List aria-label={translate('backoffice_pick_products')}>
          {offered.map((product) => (
            <Offered key={product.slug} product={product} isTicked={isTicked(product)} onToggle={() => toggle(product)} />
          ))}
        </List>
        {data && offered.length === 0 && <p>{translate('backoffice_pick_nothing')}</p>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={ticked.length === 0} onClick={() => onAdd(ticked)}>
          {translate('backoffice_pick_add', { number: ticked.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type OfferedProps = { product: PickedProduct; isTicked: boolean; onToggle(): void };

function Offered({ product, isTicked, onToggle }: OfferedProps) {
  const translate = useTranslate();
  return (
    <ListItem disablePadding>
      <Stack component="label" direction="row" sx={{ gap: 1.5, alignItems: 'center', width: '100%', py: 0.5, cursor: 'pointer' }}>
        <Checkbox edge="start" checked={isTicked} onChange={onToggle} />
        <Thumbnail image={product.image} title={product.title} />
        <ListItemText primary={product.title} secondary={product.published ? undefined : translate('backoffice_hidden')} />
      </Stack>
    </ListItem>
  );
}
