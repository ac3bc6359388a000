import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TemplateVersion } from '../../shop/templates/contract.ts';
import { useMoment } from '../components/money.tsx';

/** What was published before; each can become the draft again. */
export function HistoryList({ versions, onRestore }: { versions: readonly TemplateVersion[]; onRestore(version: number): void }) {
  const translate = useTranslate();
  const moment = useMoment();
  if (versions.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_templates_no_history')}
      </Typography>
    );
  return (
    <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {versions.map((version) => (
        <Stack component="li" key={version.id} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2">
            {version.number}. {moment(version.publishedAt ?? version.updatedAt)} {version.author}
          </Typography>
          <Button size="small" onClick={() => onRestore(version.number)} aria-label={`${translate('backoffice_templates_restore')}: ${version.number}`}>
            {translate('backoffice_templates_restore')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
