import type { StaffProductItem } from '#shop/catalog/contract.ts';
import Chip from '@mui/material/Chip';
import { Datagrid, FunctionField, SearchInput, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { MoneyRange } from '../components/money.tsx';
import { usePublishedFilter } from '../components/published-filter.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide, TitleCell } from '../components/row-label.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';

const stockColor = { in: 'success', low: 'warning', out: 'error' } as const;

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
  const choices = useChoices();
  const stock = choices(['in', 'low', 'out'], 'backoffice_stock_is_');
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_products')} />,
    <SelectInput key="stock" source="stock" label={translate('backoffice_stock')} choices={stock} alwaysOn />,
    usePublishedFilter(),
  ];
}

/** The list of products. */
export function ProductList() {
  const translate = useTranslate();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={false}
      narrow={
        <SimpleList<StaffProductItem>
          leftAvatar={(product) => <Thumbnail image={product.image} title={product.title} />}
          primaryText={(product) => product.title}
          secondaryText={(product) => (
            <SideBySide>
              <MoneyRange from={product.price} to={product.highestPrice} />
              <StockChip product={product} />
              {!product.published && <PublishedChip product={product} />}
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffProductItem>
          label={translate('backoffice_picture')}
          render={(product) => <Thumbnail image={product.image} title={product.title} />}
        />
        <FunctionField<StaffProductItem>
          source="title"
          label={translate('backoffice_title')}
          render={(product) => (
            <TitleCell title={product.title} below={`${product.skus.join(', ')}${product.variantCount > product.skus.length ? ' …' : ''}`} />
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
    </RecordList>
  );
}
