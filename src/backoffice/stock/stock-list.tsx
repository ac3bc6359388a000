import { stockStates, type StaffStock } from '#shop/stock/contract.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  FunctionField,
  NumberField,
  NumberInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  useCanAccess,
  useListContext,
  useLocale,
  useTranslate,
} from 'react-admin';
import { ExportButton } from '../components/lists/export-button.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import { AdjustManyDialog } from './adjust-dialog.tsx';
import { AheadDialog } from './ahead-dialog.tsx';
import { RecordTable } from '../components/record-table.tsx';

const colors = { in: 'success', low: 'warning', out: 'error', ahead: 'info', short: 'error' } as const;

/** What of a variant is left, in a word and a colour. */
export function StockChip({ stock }: { stock: StaffStock }) {
  const translate = useTranslate();
  const words = stock.tracked ? `backoffice_stock_is_${stock.state}` : 'backoffice_untracked';
  return <Chip size="small" variant="outlined" color={stock.tracked ? colors[stock.state] : 'default'} label={translate(words)} />;
}

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  const states = choices(stockStates, 'backoffice_stock_is_');
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_stock_search')} />,
    <SelectInput key="state" source="state" label={translate('backoffice_stock')} choices={states} alwaysOn />,
    <NumberInput key="atMost" source="atMost" label={translate('backoffice_stock_at_most')} step={1} alwaysOn />,
  ];
}

/** What is done to the chosen variants at once. */
function WithChosen() {
  const translate = useTranslate();
  const { data, selectedIds, onUnselectItems } = useListContext<StaffStock>();
  const [open, setOpen] = useState<'adjust' | 'ahead' | null>(null);
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const close = () => {
    setOpen(null);
    onUnselectItems();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen('adjust')} disabled={chosen.length === 0}>
        {translate('backoffice_stock_adjust_many')}
      </Button>
      <Button size="small" onClick={() => setOpen('ahead')} disabled={chosen.length === 0}>
        {translate('backoffice_ahead_title')}
      </Button>
      {open === 'adjust' && <AdjustManyDialog stocks={chosen} onClose={close} />}
      {open === 'ahead' && <AheadDialog stocks={chosen} onClose={close} />}
    </>
  );
}

/** What becomes of a variant of which nothing is left; with the expected day where it is sold ahead. */
export function WhenSoldOut({ stock: { policy, ahead, aheadEnded } }: { stock: StaffStock }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!ahead) return translate(`backoffice_policy_${policy}`);
  const words = translate('backoffice_ahead_from', { as: translate(`backoffice_policy_${ahead.as}`), day: expectedDay(ahead.expectedOn, localeFor(locale)) });
  return aheadEnded ? `${words} – ${translate('backoffice_ahead_ended')}` : words;
}

/** The stock of every variant. */
export function StockList() {
  const translate = useTranslate();
  const available = useAvailable();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'available', order: 'ASC' }}
      views
      actions={<ExportButton name="stock" />}
      narrow={
        <SimpleList<StaffStock>
          primaryText={(stock) => `${stock.sku} · ${stock.title}`}
          secondaryText={(stock) => (
            <SideBySide>
              <span>
                {translate('backoffice_on_hand')}: {stock.onHand}
              </span>
              <span>
                {translate('backoffice_available')}: {available(stock)}
              </span>
              <StockChip stock={stock} />
            </SideBySide>
          )}
          rowClick="show"
        />
      }
    >
      <StockTable />
    </RecordList>
  );
}

/** How much of it can be sold. */
function useAvailable(): (stock: StaffStock) => number | string {
  const translate = useTranslate();
  return (stock) => stock.available ?? translate('backoffice_no_limit');
}

function StockTable() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'stock', action: 'write' });
  const available = useAvailable();
  return (
    <RecordTable spare={['reserved', 'policy']} rowClick="show" bulkActionButtons={canAccess ? <WithChosen /> : false}>
      <TextField source="sku" label={translate('backoffice_sku')} sx={{ fontWeight: 600 }} />
      <FunctionField<StaffStock>
        source="title"
        label={translate('backoffice_title')}
        render={(stock) => (
          <>
            {stock.title}{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {stock.options.join(' · ')}
            </Typography>
          </>
        )}
      />
      <NumberField source="onHand" label={translate('backoffice_on_hand')} />
      <NumberField source="reserved" label={translate('backoffice_reserved_count')} />
      <FunctionField<StaffStock> source="available" label={translate('backoffice_available')} textAlign="right" render={available} />
      <FunctionField<StaffStock> key="state" label={translate('backoffice_stock')} sortable={false} render={(stock) => <StockChip stock={stock} />} />
      <FunctionField<StaffStock> key="policy" label={translate('backoffice_policy')} sortable={false} render={(stock) => <WhenSoldOut stock={stock} />} />
    </RecordTable>
  );
}
