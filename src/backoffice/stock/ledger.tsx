import { ledgerReasons, type StockMovement } from '#shop/stock/contract.ts';
import Typography from '@mui/material/Typography';
import { FunctionField, SearchInput, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, withinPage } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { RecordTable } from '../components/record-table.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';

const known: readonly string[] = ledgerReasons;
const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

function useReason() {
  const translate = useTranslate();
  return (reason: string) => (known.includes(reason) ? translate(`backoffice_stock_reason_${reason}`) : reason);
}

function Why({ row }: { row: StockMovement }) {
  const translate = useTranslate();
  const reason = useReason();
  return (
    <>
      {reason(row.reason)}
      {row.reference && (
        <>
          {' · '}
          <ScreenLink to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: row.reference }))}`}>
            {translate('backoffice_order_ref', { orderNo: row.reference })}
          </ScreenLink>
        </>
      )}
      {row.note && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {row.note}
        </Typography>
      )}
    </>
  );
}

function useFilters() {
  const translate = useTranslate();
  const reasons = useChoices()(ledgerReasons, 'backoffice_stock_reason_');
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_stock_search')} />,
    <SelectInput key="reason" source="reason" label={translate('backoffice_stock_why')} choices={reasons} alwaysOn />,
  ];
}

/** The ledger, newest first: of one variant, or of the whole shop with a search. */
export function Ledger({ variantId }: { variantId?: string }) {
  const translate = useTranslate();
  const filters = useFilters();
  const moment = useMoment();
  const reason = useReason();
  const none = <Typography sx={{ p: 2 }}>{translate('backoffice_stock_no_moves')}</Typography>;
  const who = (row: StockMovement) => row.staff ?? translate('backoffice_stock_shop');
  return (
    <RecordList
      resource="stock-movements"
      sort={{ field: 'at', order: 'DESC' }}
      actions={false}
      {...(variantId === undefined ? { filters } : { filter: { variantId }, ...withinPage })}
      narrow={
        <SimpleList<StockMovement>
          primaryText={(row) => `${signed(row.change)}${variantId === undefined ? ` · ${row.sku}` : ''} · ${reason(row.reason)}`}
          secondaryText={(row) => [moment(row.at), who(row), row.reference, row.note].filter(Boolean).join(' · ')}
          tertiaryText={(row) => row.onHand ?? ''}
          rowClick={false}
          empty={none}
        />
      }
    >
      <RecordTable spare={['title', 'who']} rowClick={false} bulkActionButtons={false} empty={none}>
        <FunctionField<StockMovement> source="at" label={translate('backoffice_stock_when')} render={(row) => moment(row.at)} />
        {variantId === undefined && <TextField source="sku" label={translate('backoffice_sku')} sortable={false} />}
        {variantId === undefined && <TextField source="title" label={translate('backoffice_title')} sortable={false} />}
        <FunctionField<StockMovement>
          key="change"
          label={translate('backoffice_stock_change_title')}
          sortable={false}
          textAlign="right"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
          render={(row) => signed(row.change)}
        />
        <FunctionField<StockMovement>
          key="after"
          label={translate('backoffice_stock_after')}
          sortable={false}
          textAlign="right"
          render={(row) => row.onHand ?? '–'}
        />
        <FunctionField<StockMovement> key="why" label={translate('backoffice_stock_why')} sortable={false} render={(row) => <Why row={row} />} />
        <FunctionField<StockMovement> key="who" label={translate('backoffice_stock_who')} sortable={false} render={who} />
      </RecordTable>
    </RecordList>
  );
}
