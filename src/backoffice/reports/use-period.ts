import { useSearchParams } from 'react-router';
import { readPeriod, writePeriod, type Period } from './period.ts';

/** The period (and the list) in the screen's address, and how to choose another: going back goes back to the one before. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams();
  const list = query.get('list');
  return [
    readPeriod(query),
    (period) => setQuery(new URLSearchParams([...(list === null ? [] : [['list', list]]), ...new URLSearchParams(writePeriod(period))])),
  ];
}
