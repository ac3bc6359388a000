import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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
      (await callAdmin<{ items: PickedProduct[] }>(`/products?size=${mostOffered}&filter=${encodeURIComponent(JSON.stringify(q.trim() ? { q: q.trim() } : {}))}`)).data.items,
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
            <ListItem key={product.slug} disablePadding>
              <ListItemButton role="checkbox" aria-checked={isTicked(product)} onClick={() => toggle(product)} sx={{ gap: 1.5 }}>
                <Checkbox edge="start" checked={isTicked(product)} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true } }} />
                <Thumbnail image={product.image} title={product.title} />
                <ListItemText primary={product.title} secondary={product.published ? undefined : translate('backoffice_hidden')} />
              </ListItemButton>
            </ListItem>
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
