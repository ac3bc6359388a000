/** Says which colleagues have the same record open. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Presence as Present } from '#shop/staff/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { screens } from '../screens.ts';
import { openRecordOf, type OpenRecord } from './open-record.ts';

// The shop takes a record for left after more than two of these.
const everyMs = 20_000;

/** Nothing where no record is open, or nobody else has it open. */
export function Presence() {
  const { pathname } = useLocation();
  const record = openRecordOf(pathname, screens);
  return record && <Others key={`${record.resource} ${record.id}`} {...record} />;
}

/** Colleagues at a record, polled while it is in sight; leaving it is reported as well. */
export function Others({ resource, id }: OpenRecord) {
  const translate = useTranslate();
  const locale = useLocale();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const report = async (body: object = {}) =>
      callAdmin<Present>('/presence', { method: 'POST', body: { resource, id, ...body }, keepalive: true }).catch(() => null);
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await report();
      if (isHere) setNames(answer?.data.others.map(({ name }) => name) ?? []);
    };
    const leave = () => void report({ open: false });
    const onVisible = () => void beat();
    onVisible();
    const timer = setInterval(onVisible, everyMs);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', leave);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id]);
  if (names.length === 0) return null;
  return (
    <Box component="output" sx={{ display: 'block', mt: 1.5 }}>
      <Alert severity="info" role="presentation">
        {translate('backoffice_presence', { names: new Intl.ListFormat(locale).format(names), smart_count: names.length })}
      </Alert>
    </Box>
  );
}
