/** The figures of a period beside those of the one before. */
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Figures } from '#shop/reports/contract.ts';
import { changeOf } from '../reports/period.ts';
import { useWords } from '../reports/report-texts.ts';

type FigureProps = {
  title: string;
  value: string;
  /** What it was before, in words, and how it has changed; null: there was nothing. */
  before?: { value: string; change: number | null } | undefined;
  hint?: string | undefined;
};

function Figure({ title, value, before, hint }: FigureProps) {
  const translate = useTranslate();
  const words = useWords();
  return (
    <Paper component="li" sx={{ p: 2, minWidth: 0, display: 'grid', alignContent: 'start', gap: 0.25 }}>
      <Typography component="h3" variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Typography component="p" variant="h5" sx={{ fontWeight: 650, fontSize: { xs: '1.15rem', sm: '1.4rem' }, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      {before && (
        <Typography variant="body2" color="text.secondary">
          {before.change !== null && (
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap', mr: 0.75 }}>
              {words.change(before.change)}
            </Box>
          )}
          {translate('backoffice_home_before', { value: before.value })}
        </Typography>
      )}
      {hint !== undefined && (
        <Typography variant="caption" color="text.secondary">
          {hint}
        </Typography>
      )}
    </Paper>
  );
}

/** Sales, orders, visitors and what follows from them. */
export function FigureCards({ now, previous, visitorsFrom }: { now: Figures; previous: Figures | null; visitorsFrom: string }) {
  const translate = useTranslate();
  const words = useWords();
  const money = (field: 'sales' | 'net' | 'refunds' | 'averageOrder') => ({
    value: words.money(now[field]),
    before: previous ? { value: words.money(previous[field]), change: changeOf(now[field].amount, previous[field].amount) } : undefined,
  });
  // Where cancelled orders were paid, the figures of the books stand beneath: their periods do not change later.
  const withCancelled = { sales: now.gross, refunds: now.totalRefunds, net: now.balance };
  const hasCancelled = now.gross.amount !== now.sales.amount || now.totalRefunds.amount !== now.refunds.amount;
  const booked = (field: keyof typeof withCancelled) => ({
    ...money(field),
    hint: hasCancelled ? translate('backoffice_home_with_cancelled', { value: words.money(withCancelled[field]) }) : undefined,
  });
  const number = (field: 'orders' | 'visitors', write: (value: number) => string) => ({
    value: write(now[field]),
    before: previous ? { value: write(previous[field]), change: changeOf(now[field], previous[field]) } : undefined,
  });
  // Shares are compared as they are: a part of a part says little. Orders of visitors who were not counted are no share of those who were.
  const share = (field: 'conversion' | 'returningShare', isKnown: (of: Figures) => boolean) => ({
    value: isKnown(now) ? words.share(now[field]) : '–',
    before: previous && isKnown(previous) ? { value: words.share(previous[field]), change: null } : undefined,
  });
  const title = (name: string) => translate(`backoffice_figure_${name}`);
  const visitorsHint = visitorsFrom > now.from ? translate('backoffice_home_visitors_from', { day: words.day(visitorsFrom) }) : undefined;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure title={title('sales')} {...booked('sales')} />
      <Figure title={title('refunds')} {...booked('refunds')} />
      <Figure title={title('net')} {...booked('net')} />
      <Figure title={title('orders')} {...number('orders', words.count)} />
      <Figure title={title('averageOrder')} {...money('averageOrder')} />
      <Figure title={title('visitors')} {...number('visitors', words.count)} hint={visitorsHint} />
      <Figure title={title('conversion')} {...share('conversion', (of) => of.visitors > 0 && of.orders <= of.visitors)} />
      <Figure title={title('returningShare')} {...share('returningShare', (of) => of.orders > 0)} />
    </Box>
  );
}
