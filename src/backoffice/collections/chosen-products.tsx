import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { Announced } from '../components/announced.tsx';
import { ProductPicker } from '../components/pickers/product-picker.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';

/** Products in the merchant's order, moved by dragging or by their buttons. */
export function ChosenProducts({ products, onChange }: { products: readonly PickedProduct[]; onChange(products: PickedProduct[]): void }) {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (slug: string, to: number) => {
    const product = products.find((one) => one.slug === slug)!;
    onChange(products.filter((one) => one !== product).toSpliced(to, 0, product));
    setSaid(translate('backoffice_moved_to', { title: product.title, place: to + 1, count: products.length }));
  };
  return (
    <>
      {products.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate('backoffice_collections_empty')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={translate('backoffice_products')}>
        {products.map((product, index) => (
          <Box
            component="li"
            key={product.slug}
            draggable
            onDragStart={() => setDragged(product.slug)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== product.slug) move(dragged, index);
            }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
              opacity: dragged === product.slug ? 0.5 : 1,
            }}
          >
            <DragIcon fontSize="small" color="disabled" sx={{ cursor: 'grab', display: { xs: 'none', sm: 'block' } }} />
            <Thumbnail image={product.image} title={product.title} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {product.title}
              {!product.published && (
                <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  {translate('backoffice_hidden')}
                </Typography>
              )}
            </Box>
            <Act word="backoffice_move_up" title={product.title} disabled={index === 0} onClick={() => move(product.slug, index - 1)} icon={<UpIcon fontSize="small" />} />
            <Act
              word="backoffice_move_down"
              title={product.title}
              disabled={index === products.length - 1}
              onClick={() => move(product.slug, index + 1)}
              icon={<DownIcon fontSize="small" />}
            />
            <Act
              word="ra.action.remove"
              title={product.title}
              onClick={() => onChange(products.filter((one) => one !== product))}
              icon={<RemoveIcon fontSize="small" />}
            />
          </Box>
        ))}
      </Box>
      <Announced text={said} />
      <Button startIcon={<AddIcon />} onClick={() => setPicking(true)} sx={{ mt: 1 }}>
        {translate('backoffice_collections_add_products')}
      </Button>
      {picking && (
        <ProductPicker
          chosen={products.map(({ slug }) => slug)}
          onClose={() => setPicking(false)}
          onAdd={(added) => {
            onChange([...products, ...added]);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}

type ActProps = { word: string; title: string; icon: React.ReactNode; disabled?: boolean; onClick(): void };

function Act({ word, title, icon, disabled = false, onClick }: ActProps) {
  const label = `${useTranslate()(word)}: ${title}`;
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
