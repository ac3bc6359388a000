/** What a line of the audit log says beyond its sentence: what there was and what there is, field by field. */
import type { AuditLine } from '#shop/staff/contract.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { changesOf, shownChanges } from './sentences.ts';
import { useFieldWords } from './use-field-titles.ts';

/** Further details that are words for people, and what they are called. The rest is for programs. */
const quoted = ['reason', 'note', 'text', 'path', 'to', 'email', 'fileName', 'count', 'address'] as const;

/** What a line says beyond its sentence. */
export function Details() {
  const translate = useTranslate();
  const { nameOf, wordsFor } = useFieldWords();
  const line = useRecordContext<AuditLine>();
  if (!line) return null;
  const changes = shownChanges(changesOf(line));
  const others = quoted.flatMap((field) => {
    const value = line.detail[field];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[field, String(value)] as const] : [];
  });
  if (changes.length + others.length === 0) return <Typography variant="body2">{translate('backoffice_audit_nothing')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
      {others.map(([field, value]) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          <b>{field === 'address' ? translate('backoffice_audit_ip') : nameOf(field)}</b>: {value}
        </Typography>
      ))}
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'minmax(10rem, auto) 1fr' }, columnGap: 3 }}>
          {changes.map(({ path, before, after }) => (
            <Box key={path} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {nameOf(path)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {wordsFor(path, before)}
                </Box>
                {' → '}
                {wordsFor(path, after)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
