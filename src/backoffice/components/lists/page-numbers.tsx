import Pagination from '@mui/material/Pagination';
import { useEffect, useEffectEvent } from 'react';

type PageNumbersProps = { total: number; size: number; page: number; onChange(page: number): void };

/** The pages of a list; nothing where there is one. A page behind the last, whose rows have gone, leads to the last. */
export function PageNumbers({ total, size, page, onChange }: PageNumbersProps) {
  const count = Math.max(1, Math.ceil(total / size));
  const leadTo = useEffectEvent(onChange);
  useEffect(() => {
    if (page > count) leadTo(count);
  }, [page, count]);
  return count > 1 && <Pagination sx={{ mt: 2 }} count={count} page={Math.min(page, count)} onChange={(_, next) => onChange(next)} />;
}
