/** What sold best, what was searched for, what runs out. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Overview } from '#shop/reports/contract.ts';
import { Panel } from '../components/panel.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useWords } from '../reports/report-texts.ts';
import { ScreenLink } from '../components/rights/screen-link.tsx';

type Row = { key: string; title: string; to?: string | undefined; image?: { id: string } | null; about?: ReactNode; value: ReactNode };

/** Rows of a title and a number; what is empty says what will stand there. */
function Ranked({ title, empty, rows }: { title: string; empty: string; rows: readonly Row[] }) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
          {rows.map((row) => (
            <Box component="li" key={row.key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
              {row.image !== undefined && <Thumbnail image={row.image} title={row.title} />}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {row.to === undefined ? (
                    row.title
                  ) : (
                    <ScreenLink to={row.to} color="inherit" underline="hover">
                      {row.title}
                    </ScreenLink>
                  )}
                </Typography>
                {row.about !== undefined && (
                  <Typography variant="caption" color="text.secondary" component="p">
                    {row.about}
                  </Typography>
                )}
              </Box>
              <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                {row.value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** The four lists. */
export function Best({ overview }: { overview: Overview }) {
  const translate = useTranslate();
  const words = useWords();
  const times = (count: number) => translate('backoffice_home_times', { count: words.count(count) });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      <Ranked
        title={translate('backoffice_home_top_products')}
        empty={translate('backoffice_home_top_products_empty')}
        rows={overview.topProducts.map(({ id, title, slug, image, quantity, sales }) => ({
          key: id,
          title,
          to: slug === null ? undefined : `/products/${id}`,
          image,
          about: translate('backoffice_home_sold', { count: words.count(quantity) }),
          value: words.money(sales),
        }))}
      />
      <Ranked
        title={translate('backoffice_home_low_stock')}
        empty={translate('backoffice_home_low_stock_empty')}
        rows={overview.lowStock.map(({ id, title, sku, image, available }) => ({
          key: id,
          title,
          to: `/stock/${id}/show`,
          image,
          about: sku,
          value: translate('backoffice_home_left', { count: words.count(available) }),
        }))}
      />
      <Ranked
        title={translate('backoffice_home_top_searches')}
        empty={translate('backoffice_home_top_searches_empty')}
        rows={overview.topSearches.map(({ query, searches, found }) => ({
          key: query,
          title: query,
          about: translate('backoffice_home_found', { smart_count: found, number: words.count(found) }),
          value: times(searches),
        }))}
      />
      <Ranked
        title={translate('backoffice_home_missed_searches')}
        empty={translate('backoffice_home_missed_searches_empty')}
        rows={overview.searchesWithoutResult.map(({ query, searches }) => ({ key: query, title: query, value: times(searches) }))}
      />
    </Box>
  );
}
