import type { StaffStock } from '#shop/stock/contract.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Panel } from '../components/panel.tsx';
import { RecordHead, RecordPage } from '../components/record-page.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { Ledger } from './ledger.tsx';
import { AheadDialog } from './ahead-dialog.tsx';
import { StockChip, WhenSoldOut } from './stock-list.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';

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
  const [open, setOpen] = useState<StockDialog | null>(null);
  const { canAccess } = useCanAccess({ resource: 'stock', action: 'write' });
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
            <ScreenLink to={`/products/${stock.productId}`}>{stock.title}</ScreenLink> {stock.options.join(' · ')}
          </>
        }
        actions={canAccess && <Actions onOpen={setOpen} />}
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
        <PolicyPanel stock={stock} />
      </Box>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mt: 1 }}>
        {translate('backoffice_stock_ledger')}
      </Typography>
      <Ledger variantId={stock.id} />
      {open === 'adjust' && <AdjustDialog stock={stock} onClose={() => setOpen(null)} />}
      {open === 'ahead' && <AheadDialog stocks={[stock]} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** What staff do with a variant's stock. */
type StockDialog = 'adjust' | 'ahead';

function Actions({ onOpen }: { onOpen(dialog: StockDialog): void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => onOpen('ahead')}>
        {translate('backoffice_ahead_title')}
      </Button>
      <Button variant="contained" onClick={() => onOpen('adjust')}>
        {translate('backoffice_stock_adjust')}
      </Button>
    </Box>
  );
}

/** What becomes of it when nothing is left. */
function PolicyPanel({ stock }: { stock: StaffStock }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_policy')}>
      <Typography>
        <WhenSoldOut stock={stock} />
      </Typography>
      {stock.ahead && stock.ahead.limit !== null && (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_ahead_at_most', { count: stock.ahead.limit })}
        </Typography>
      )}
    </Panel>
  );
}
