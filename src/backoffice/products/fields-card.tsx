/** What a product says in the custom fields that the merchant defined. */
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ProductSetup } from '#shop/catalog/contract.ts';
import { FieldValues } from '../components/fields-editor/field-values.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';

/** An input for each field by its kind; without fields, the way to the first. */
export function FieldsCard({ fields }: Pick<ProductSetup, 'fields'>) {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_product_fields')}>
      {fields.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('backoffice_product_fields_card_none')}
        </Typography>
      )}
      <FieldValues fields={fields} languages={shopLanguages} />
      <Link component={RouterLink} to="/product-fields" variant="body2">
        {translate('backoffice_product_fields_define')}
      </Link>
    </Panel>
  );
}
