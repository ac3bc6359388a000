import type { StaffOrder } from '#shop/orders/contract.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Thumbnail } from '../components/thumbnail.tsx';

type SoldLineProps = {
  line: Pick<StaffOrder['products'][number], 'title' | 'sku' | 'options' | 'image'>;
  title?: string;
  /** At its end: a sum, a field. */
  end: ReactNode;
  /** More, below what it is. */
  children?: ReactNode;
};

/** A line of an order or a return: its picture, name and details. */
export function SoldLine({ line, title = line.title, end, children }: SoldLineProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr) auto', columnGap: 1.5, alignItems: 'center' }}>
      <Thumbnail image={line.image} title={line.title} />
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {[line.sku, ...line.options.map(({ value }) => value)].join(' · ')}
        </Typography>
      </div>
      {end}
      {/* On a phone the column between picture and field is too narrow for a sentence. */}
      {children && <Box sx={{ gridColumn: '2 / -1' }}>{children}</Box>}
    </Box>
  );
}
