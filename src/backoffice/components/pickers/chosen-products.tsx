import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { Announced } from '../announced.tsx';
import { ActionButton } from '../lists/action-button.tsx';
import { ProductPicker } from './product-picker.tsx';
import { Thumbnail } from '../thumbnail.tsx';

type ChosenProductsProps = { products: readonly PickedProduct[]; onChange(products: PickedProduct[]): void; /** Said where there are none. */ empty: string };

/** Products in the merchant's order, moved by dragging or by their buttons. */
export function ChosenProducts({ products, onChange, empty }: ChosenProductsProps) {
  const translate = useTranslate();
  const [picking, setPicking] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (slug: string, to: number) => {
    const product = products.find((one) => one.slug === slug)!;
    onChange(products.filter((one) => one !== product).toSpliced(to, 0, product));
    setAnnouncement(translate('backoffice_moved_to', { title: product.title, place: to + 1, count: products.length }));
  };
  return (
    <>
      {products.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {empty}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={translate('backoffice_products')}>
        {products.map((product, index) => (
          <ChosenRow
            key={product.slug}
            product={product}
            isFirst={index === 0}
            isLast={index === products.length - 1}
            isDragged={dragged === product.slug}
            onDrag={(isDragged) => setDragged(isDragged ? product.slug : null)}
            onOver={() => dragged !== null && dragged !== product.slug && move(dragged, index)}
            onMove={(by) => move(product.slug, index + by)}
            onRemove={() => onChange(products.filter((one) => one !== product))}
          />
        ))}
      </Box>
      <Announced text={announcement} />
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

type ChosenRowProps = {
  product: PickedProduct;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onDrag(isDragged: boolean): void;
  onOver(): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
};

function ChosenRow({ product, isFirst, isLast, isDragged, onDrag, onOver, onMove, onRemove }: ChosenRowProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      draggable
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        event.preventDefault();
        onOver();
      }}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', opacity: isDragged ? 0.5 : 1 }}
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
      <ActionButton label="backoffice_move_up" title={product.title} disabled={isFirst} onClick={() => onMove(-1)} icon={UpIcon} />
      <ActionButton label="backoffice_move_down" title={product.title} disabled={isLast} onClick={() => onMove(1)} icon={DownIcon} />
      <ActionButton label="ra.action.remove" title={product.title} onClick={onRemove} icon={RemoveIcon} />
    </Box>
  );
}
