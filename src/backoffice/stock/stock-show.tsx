import type { StaffStock } from '#shop/stock/contract.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Panel } from '../components/panel.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { Ledger } from './ledger.tsx';
import { StockChip } from './stock-list.tsx';

/** One variant: what there is, and how it came to be. */
export function StockShow() {
  return (
    <RecordPage>
      <StockPage />
    </RecordPage>
  );
}

function StockPage() {
  const translate = useTranslate();
  const stock = useRecordContext<StaffStock>();
  const [adjusts, setAdjusts] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'stock', action: 'edit' });
  if (!stock) return null;
  const figures: [string, number | string][] = [
    ['backoffice_on_hand', stock.onHand],
    ['backoffice_reserved_count', stock.reserved],
    ['backoffice_available', stock.available ?? translate('backoffice_no_limit')],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <RecordHead
        title={stock.sku}
        about={
          <>
            <Link to={`/products/${stock.productId}`}>{stock.title}</Link> {stock.options.join(' · ')}
          </>
        }
        actions={
          canAccess && (
            <Button variant="contained" onClick={() => setAdjusts(true)}>
              {translate('backoffice_stock_adjust')}
            </Button>
          )
        }
      >
        <StockChip stock={stock} />
      </RecordHead>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}>
        {figures.map(([title, figure]) => (
          <Panel key={title} title={translate(title)}>
            <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {figure}
            </Typography>
          </Panel>
        ))}
        <Panel title={translate('backoffice_policy')}>
          <Typography>{translate(`backoffice_policy_${stock.policy}`)}</Typography>
        </Panel>
      </Box>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mt: 1 }}>
        {translate('backoffice_stock_ledger')}
      </Typography>
      <Ledger variantId={stock.id} />
      {adjusts && <AdjustDialog stock={stock} onClose={() => setAdjusts(false)} />}
    </Box>
  );
}
