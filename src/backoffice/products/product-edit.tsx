import type { StaffProduct } from '#shop/catalog/contract.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BooleanInput, Edit, TabbedForm, TextInput, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { pathIn } from '../api/routes.ts';
import { asText } from '../components/inputs/as-text.ts';
import { ConfirmingSaveBar } from '../components/confirming-save-bar.tsx';
import { ShopLink } from '../components/shop-link.tsx';
import { useRoutes } from '../components/use-routes.ts';
import { doubtsAbout } from './doubts.ts';
import { VariantInputs } from './variant-inputs.tsx';
import { WordInputs } from './word-inputs.tsx';

/** An empty text stays a text; react-admin would make it null. */

function Pictures() {
  const product = useRecordContext<StaffProduct>();
  if (!product || product.images.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
      {product.images.slice(0, 6).map((image) => (
        <Box
          key={image.id}
          component="img"
          src={`/media/${image.id}/160.webp`}
          alt={image.alt}
          width={80}
          height={80}
          sx={{ objectFit: 'cover', borderRadius: 1 }}
        />
      ))}
    </Stack>
  );
}

function Actions() {
  const product = useRecordContext<StaffProduct>();
  const routes = useRoutes();
  return <TopToolbar>{product?.published && routes && <ShopLink path={pathIn(routes.details.product, product.slug)} />}</TopToolbar>;
}

/** Saves; a struck-through price below the price and stock below zero are asked about. */
function Save() {
  const translate = useTranslate();
  const before = useRecordContext<StaffProduct>();
  return (
    <ConfirmingSaveBar<StaffProduct>
      doubtsOf={(values) => doubtsAbout(values, before).map(({ what, sku }) => translate(`backoffice_doubt_${what}`, { sku }))}
    />
  );
}

/** Form of a product: prices and stock, text, visibility. */
export function ProductEdit() {
  const translate = useTranslate();
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={<Actions />}>
      <TabbedForm syncWithLocation={false} warnWhenUnsavedChanges toolbar={<Save />}>
        <TabbedForm.Tab label={translate('backoffice_prices_and_stock')}>
          <Pictures />
          <BooleanInput source="published" label={translate('backoffice_is_published')} />
          <VariantInputs />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={translate('backoffice_words')}>
          <WordInputs />
          <TextInput source="slug" label={translate('backoffice_slug')} parse={asText} fullWidth helperText={translate('backoffice_slug_hint')} />
          <TextInput source="brand" label={translate('backoffice_brand')} parse={asText} fullWidth />
        </TabbedForm.Tab>
        <TabbedForm.Tab label={translate('backoffice_display')}>
          <BooleanInput source="showCart" label={translate('backoffice_show_cart')} />
          <BooleanInput source="showFavorite" label={translate('backoffice_show_favorite')} />
          <BooleanInput source="showSlideImage" label={translate('backoffice_show_slide_image')} />
          <TextInput source="template" label={translate('backoffice_template')} helperText={translate('backoffice_template_hint')} fullWidth />
        </TabbedForm.Tab>
      </TabbedForm>
    </Edit>
  );
}
