import type { StaffProductItem } from '#shop/catalog/contract.ts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';
import { MoneyRange } from '../look/money.tsx';

const stockColor = { in: 'success', low: 'warning', out: 'error' } as const;

function Thumb({ product }: { product: StaffProductItem }) {
  return (
    <Avatar
      variant="rounded"
      src={product.image ? `/media/${product.image.id}/160.webp` : undefined}
      alt=""
      sx={{ width: 48, height: 48, bgcolor: 'action.hover' }}
    >
      {product.title.slice(0, 1)}
    </Avatar>
  );
}

function StockChip({ product }: { product: StaffProductItem }) {
  const translate = useTranslate();
  const count = product.onHand - product.reserved;
  return <Chip size="small" variant="outlined" color={stockColor[product.stock]} label={translate(`backoffice_stock_${product.stock}`, { count })} />;
}

function PublishedChip({ product }: { product: StaffProductItem }) {
  const translate = useTranslate();
  return (
    <Chip size="small" color={product.published ? 'default' : 'warning'} label={translate(product.published ? 'backoffice_published' : 'backoffice_hidden')} />
  );
}

function useFilters() {
  const translate = useTranslate();
  const stock = (['in', 'low', 'out'] as const).map((id) => ({ id, name: translate(`backoffice_stock_is_${id}`) }));
  const published = [
    { id: true, name: translate('backoffice_published') },
    { id: false, name: translate('backoffice_hidden') },
  ];
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_products')} />,
    <SelectInput key="stock" source="stock" label={translate('backoffice_stock')} choices={stock} alwaysOn />,
    <SelectInput key="published" source="published" label={translate('backoffice_visibility')} choices={published} alwaysOn />,
  ];
}

/** The list of products. */
export function ProductList() {
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width: 720px)');
  return (
    <List
      filters={useFilters()}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      queryOptions={listOnly}
      empty={false}
      actions={false}
    >
      {narrow ? (
        <SimpleList<StaffProductItem>
          leftAvatar={(product) => <Thumb product={product} />}
          primaryText={(product) => product.title}
          secondaryText={(product) => (
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <MoneyRange from={product.price} to={product.highestPrice} />
              <StockChip product={product} />
              {!product.published && <PublishedChip product={product} />}
            </Box>
          )}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField<StaffProductItem> label={translate('backoffice_picture')} render={(product) => <Thumb product={product} />} />
          <FunctionField<StaffProductItem>
            source="title"
            label={translate('backoffice_title')}
            render={(product) => (
              <>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                  {product.title}
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary">
                  {product.skus.join(', ')}
                  {product.variantCount > product.skus.length ? ' …' : ''}
                </Typography>
              </>
            )}
          />
          <TextField source="brand" label={translate('backoffice_brand')} sortable={false} />
          <FunctionField<StaffProductItem>
            source="price"
            label={translate('backoffice_price')}
            render={(product) => <MoneyRange from={product.price} to={product.highestPrice} />}
          />
          <FunctionField<StaffProductItem> source="onHand" label={translate('backoffice_stock')} render={(product) => <StockChip product={product} />} />
          <FunctionField<StaffProductItem>
            label={translate('backoffice_visibility')}
            sortable={false}
            render={(product) => <PublishedChip product={product} />}
          />
        </Datagrid>
      )}
    </List>
  );
}
