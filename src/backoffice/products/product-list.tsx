import type { StaffProductItem } from '#shop/catalog/contract.ts';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CreateButton, FilterButton, FunctionField, SearchInput, SelectInput, SimpleList, TextField, TopToolbar, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { ExportButton } from '../components/lists/export-button.tsx';
import { MoneyRange } from '../components/money.tsx';
import { usePublishedFilter } from '../components/published-filter.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide, TitleCell } from '../components/row-label.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { BrandInput, SlugPicker } from '../components/inputs/slug-picker.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useRight } from '../components/use-right.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { RecordTable } from '../components/record-table.tsx';

const stockColor = { in: 'success', low: 'warning', out: 'error' } as const;

function StockChip({ product }: { product: StaffProductItem }) {
  const translate = useTranslate();
  const count = product.onHand - product.reserved;
  return <Chip size="small" variant="outlined" color={stockColor[product.stock]} label={translate(`backoffice_stock_${product.stock}`, { count })} />;
}

function PublishedChip({ product }: { product: StaffProductItem }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      color={product.published ? 'default' : 'warning'}
      label={translate(
        product.archived
          ? 'backoffice_product_archived_chip'
          : product.publishAt
            ? 'backoffice_product_scheduled'
            : product.published
              ? 'backoffice_published'
              : 'backoffice_hidden',
      )}
    />
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
    <SelectInput
      key="archived"
      source="archived"
      label={translate('backoffice_product_archive_filter')}
      choices={[{ id: true, name: translate('backoffice_product_archived_only') }]}
      alwaysOn
    />,
    <BrandFilter key="brand" source="brand" label={translate('backoffice_brand')} />,
    <ListFilter key="category" source="category" kind="category" label={translate('backoffice_menus_type_category')} />,
    <ListFilter key="tag" source="tag" kind="tag" label={translate('backoffice_setting_tag')} />,
    <ListFilter key="collection" source="collection" kind="collection" label={translate('backoffice_menus_type_collection')} />,
  ];
}

/** One of a kind, by its name. */
function ListFilter({ source, kind, label }: { source: string; kind: 'category' | 'tag' | 'collection'; label: string }) {
  const { field } = useController({ name: source, defaultValue: '' });
  const value = field.value as string | undefined;
  return <SlugPicker kind={kind} label={label} value={value ? [value] : []} onChange={(slugs) => field.onChange(slugs.at(-1) ?? '')} />;
}

function BrandFilter({ source, label }: { source: string; label: string }) {
  return <BrandInput source={source} label={label} />;
}

function useCanAdd(): boolean {
  const [canWrite, canPrice] = [useRight('write:catalog'), useRight('write:prices')];
  return canWrite && canPrice;
}

function ListActions() {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton name="products" />
      {useCanAdd() && <CreateButton variant="contained" label={translate('backoffice_product_add')} />}
    </TopToolbar>
  );
}

/** A shop without products: what to do first. */
function EmptyProducts() {
  const translate = useTranslate();
  const canAdd = useCanAdd();
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="h2">
        {translate('backoffice_product_none')}
      </Typography>
      <Typography color="text.secondary">{translate('backoffice_product_none_hint')}</Typography>
      {canAdd && <CreateButton variant="contained" label={translate('backoffice_product_add')} />}
    </Stack>
  );
}

function ProductTable() {
  const translate = useTranslate();
  return (
    <RecordTable spare={['brand', 'visibility']} rowClick="edit" bulkActionButtons={<BulkActions />}>
      <FunctionField<StaffProductItem>
        label={translate('backoffice_picture')}
        cellClassName="picture"
        render={(product) => <Thumbnail image={product.image} title={product.title} />}
      />
      <FunctionField<StaffProductItem>
        source="title"
        label={translate('backoffice_title')}
        render={(product) => <TitleCell title={product.title} below={`${product.skus.join(', ')}${product.variantCount > product.skus.length ? ' …' : ''}`} />}
      />
      <TextField source="brand" label={translate('backoffice_brand')} sortable={false} />
      <FunctionField<StaffProductItem>
        source="price"
        label={translate('backoffice_price')}
        render={(product) => <MoneyRange from={product.price} to={product.highestPrice} />}
      />
      <FunctionField<StaffProductItem> source="onHand" label={translate('backoffice_stock')} render={(product) => <StockChip product={product} />} />
      <FunctionField<StaffProductItem>
        key="visibility"
        label={translate('backoffice_visibility')}
        sortable={false}
        render={(product) => <PublishedChip product={product} />}
      />
    </RecordTable>
  );
}

/** The list of products. */
export function ProductList() {
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={<ListActions />}
      views
      empty={<EmptyProducts />}
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
      <ProductTable />
    </RecordList>
  );
}
