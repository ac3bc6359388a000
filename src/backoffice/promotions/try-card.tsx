import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PickedProduct, StaffProduct } from '#shop/catalog/contract.ts';
import type { TriedCart } from '#shop/promotions/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { MoneyText } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { ProductPicker } from '../components/pickers/product-picker.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useSettled } from '../components/inputs/use-settled.ts';
import { writtenPromotion } from './written-promotion.ts';

type Line = { slug: string; sku: string; title: string; quantity: number };
const most = 999;

/** What a cart would get from the promotion as it is in the form; nothing is stored. */
export function TryCard() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const [picking, setPicking] = useState(false);
  const [lines, setLines] = useState<Line[]>([]);
  async function add(products: readonly PickedProduct[]) {
    setPicking(false);
    await attempt(async () => {
      const full = await Promise.all(products.map(async ({ id }) => (await callAdmin<StaffProduct>(`/products/${id}`)).data));
      const added = full.flatMap((one, index) =>
        one.variants[0] ? [{ slug: one.slug, sku: one.variants[0].sku, title: products[index]!.title, quantity: 1 }] : [],
      );
      setLines([...lines, ...added]);
    });
  }
  const change = (sku: string, quantity: number) => setLines(lines.map((line) => (line.sku === sku ? { ...line, quantity } : line)));
  return (
    <Panel title={translate('backoffice_promotion_try')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_promotion_try_hint')}
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {lines.map((line) => (
          <LineInput
            key={line.sku}
            line={line}
            onChange={(quantity) => change(line.sku, quantity)}
            onRemove={() => setLines(lines.filter((one) => one !== line))}
          />
        ))}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={() => setPicking(true)}>
        {translate('backoffice_promotion_try_add')}
      </Button>
      {lines.length > 0 && <Tried lines={lines} />}
      {picking && <ProductPicker chosen={lines.map(({ slug }) => slug)} onClose={() => setPicking(false)} onAdd={(products) => void add(products)} />}
    </Panel>
  );
}

function LineInput({ line, onChange, onRemove }: { line: Line; onChange(quantity: number): void; onRemove(): void }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{line.title}</Box>
      <TextField
        type="number"
        size="small"
        value={line.quantity}
        onChange={({ target }) => onChange(Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1)))}
        slotProps={{ htmlInput: { min: 1, max: most, 'aria-label': translate('backoffice_promotion_try_quantity', { title: line.title }) } }}
        sx={{ width: 88, flexShrink: 0 }}
      />
      <IconButton size="small" onClick={onRemove} aria-label={`${translate('ra.action.remove')}: ${line.title}`}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

/** The form as the tester takes it; what is not filled in yet is left to the shop to complain about. */
function usePromotion(): object {
  const id = useRecordContext()?.id;
  const { _etag: _tag, slug, startsAt: _from, endsAt: _to, ...promotion } = writtenPromotion(useWatch() as RaRecord) as Record<string, unknown>;
  const usable = typeof slug === 'string' && slug !== '' ? { slug } : {};
  return { ...promotion, ...usable, texts: titlesOf(promotion['texts']), ...(id === undefined ? {} : { id }) };
}

const titlesOf = (texts: unknown) =>
  Object.fromEntries(Object.entries((texts ?? {}) as Record<string, { title?: string }>).map(([lang, { title = '' }]) => [lang, { title }]));

function Tried({ lines }: { lines: readonly Line[] }) {
  const translate = useTranslate();
  const currency = useBaseCurrency();
  const tried = useRecordContext()?.id;
  const asked = useSettled({ promotion: usePromotion(), lines: lines.map(({ sku, quantity }) => ({ sku, quantity })), currency });
  const { data, error } = useQuery({
    queryKey: ['try-promotion', asked],
    queryFn: async () => (await callAdmin<TriedCart>('/promotions/test', { method: 'POST', body: asked })).data,
    placeholderData: (before) => before,
    retry: false,
  });
  if (error) return <Alert severity="info">{error.message}</Alert>;
  if (!data) return null;
  // Why the others do not apply is not what is tried.
  const declined = data.declined.filter((one) => one.id === null || one.id === tried);
  const taken = [...data.promotionDiscounts, ...data.couponDiscounts];
  return (
    <Stack component="output" sx={{ gap: 0.5, mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      {taken.map(({ title, amount }, index) => (
        <Row key={index} title={title} value={<MoneyText money={{ ...amount, amount: -amount.amount }} />} />
      ))}
      {data.shippingDiscounts.map(({ title }, index) => (
        <Row key={index} title={title} value={translate('backoffice_promotion_try_shipping')} />
      ))}
      {taken.length + data.shippingDiscounts.length === 0 && <Typography variant="body2">{translate('backoffice_promotion_try_nothing')}</Typography>}
      <Row title={translate('backoffice_total')} value={<MoneyText money={data.total} />} isSum />
      {declined.map(({ title, text }, index) => (
        <Typography key={index} variant="body2" color="text.secondary">
          {translate('backoffice_promotion_try_not', { title, reason: text })}
        </Typography>
      ))}
      {data.isFree && <Alert severity="warning">{translate('backoffice_promotion_try_free')}</Alert>}
    </Stack>
  );
}

function Row({ title, value, isSum = false }: { title: string; value: React.ReactNode; isSum?: boolean }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, fontWeight: isSum ? 650 : 400 }}>
      <span>{title}</span>
      <span>{value}</span>
    </Stack>
  );
}
