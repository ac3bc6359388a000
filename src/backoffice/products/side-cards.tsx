import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import type { ProductSetup } from '#shop/catalog/contract.ts';
import { BrandInput, SlugsInput } from '../components/inputs/slug-picker.tsx';
import { Panel } from '../components/panel.tsx';
import { SizeGuideInput } from './beside-cards.tsx';
import { MomentInput } from '../components/moments/moment-input.tsx';

/** Who sees the product, and from when until when. */
export function VisibilityCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_visibility')}>
      <BooleanInput source="published" label={translate('backoffice_is_published')} helperText={false} />
      <MomentInput source="publishAt" label={translate('backoffice_product_publish_at')} helperText={translate('backoffice_product_publish_at_hint')} />
      <MomentInput source="unpublishAt" label={translate('backoffice_product_unpublish_at')} />
    </Panel>
  );
}

/** The lists that it is in. */
export function ListsCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_product_lists')}>
      <BrandInput source="brand" label={translate('backoffice_brand')} />
      <SlugsInput source="categories" kind="category" label={translate('backoffice_promotion_categories')} />
      <SlugsInput source="collections" kind="collection" label={translate('backoffice_promotion_collections')} />
      <SlugsInput source="tags" kind="tag" label={translate('backoffice_promotion_tags')} />
    </Panel>
  );
}

const known = ['standard', 'reduced', 'zero', 'giftCard'];

/** How it is taxed and shown. */
export function DisplayCard({ setup }: { setup: ProductSetup }) {
  const translate = useTranslate();
  const taxes = setup.taxClasses.map((id) => ({ id, name: known.includes(id) ? translate(`backoffice_tax_class_${id}`) : id }));
  return (
    <Panel title={translate('backoffice_display')}>
      <SizeGuideInput />
      <SelectInput source="taxClass" label={translate('backoffice_tax_class')} choices={taxes} helperText={false} fullWidth />
      <BooleanInput source="showCart" label={translate('backoffice_show_cart')} helperText={false} />
      <BooleanInput source="showFavorite" label={translate('backoffice_show_favorite')} helperText={false} />
      <BooleanInput source="showSlideImage" label={translate('backoffice_show_slide_image')} helperText={false} />
      {setup.templates.length > 0 && (
        <SelectInput
          source="template"
          label={translate('backoffice_template')}
          choices={setup.templates.map((id) => ({ id, name: id.replace(/^product-/, '').replaceAll('-', ' ') }))}
          emptyText={translate('backoffice_product_template_usual')}
          parse={(value: string) => value || null}
          helperText={false}
          fullWidth
        />
      )}
    </Panel>
  );
}
