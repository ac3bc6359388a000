import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useInput, useTranslate } from 'react-admin';
import type { CollectionRule, PickedProduct } from '#shop/catalog/contract.ts';
import { Panel } from '../components/panel.tsx';
import { ChosenProducts } from '../components/pickers/chosen-products.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RulePreview } from './rule-preview.tsx';

const firstRule: CollectionRule = { match: 'all', conditions: [{ field: 'tag', op: 'is', value: '' }] };

/** Which products a collection has: chosen by hand, in order, or by a rule. */
export function ProductsInput() {
  const translate = useTranslate();
  const { field: items } = useInput({ source: 'items' });
  const { field: ruled } = useInput({ source: 'rule' });
  const rule = ruled.value as CollectionRule | null | undefined;
  return (
    <Panel title={translate('backoffice_products')}>
      <RadioGroup
        row
        aria-label={translate('backoffice_collections_how')}
        value={rule ? 'rule' : 'hand'}
        onChange={(_, how) => ruled.onChange(how === 'rule' ? firstRule : null)}
        sx={{ mb: 1 }}
      >
        <FormControlLabel value="hand" control={<Radio />} label={translate('backoffice_collections_by_hand')} />
        <FormControlLabel value="rule" control={<Radio />} label={translate('backoffice_collections_by_rule')} />
      </RadioGroup>
      {rule ? (
        <>
          <RuleEditor rule={rule} onChange={ruled.onChange} />
          <RulePreview rule={rule} />
        </>
      ) : (
        <ChosenProducts products={(items.value ?? []) as PickedProduct[]} onChange={items.onChange} empty={translate('backoffice_collections_empty')} />
      )}
    </Panel>
  );
}
