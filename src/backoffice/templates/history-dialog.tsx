import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { SectionDescription, TemplateRecord } from '../../shop/templates/contract.ts';
import { useMoment } from '../components/money.tsx';
import type { OpenTemplate } from './use-template.ts';

type HistoryProps = { template: OpenTemplate & { record: TemplateRecord }; cards: readonly SectionDescription[]; onClose(): void };

/** What was published before; each can become the draft again, after a question. */
export function HistoryDialog({ template, cards, onClose }: HistoryProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const [asked, setAsked] = useState<number | null>(null);
  const { history } = template.record;
  const titleOf = (section: string) => cards.find(({ id }) => id === section)?.title ?? section;
  const restore = async () => {
    const version = asked!;
    setAsked(null);
    if (await template.runAction('restore', { version })) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="history-title">
      <DialogTitle id="history-title">{translate('backoffice_templates_history')}</DialogTitle>
      <DialogContent>
        {history.length === 0 && <Typography color="text.secondary">{translate('backoffice_templates_no_history')}</Typography>}
        <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
          {history.map((version) => (
            <Stack component="li" key={version.id} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <div>
                <Typography variant="body2">
                  {version.number}. {moment(version.publishedAt ?? version.updatedAt)} {version.author && `· ${version.author}`}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {version.changes.map(({ kind, section }) => translate(`backoffice_templates_was_${kind}`, { section: titleOf(section) })).join(' · ')}
                </Typography>
              </div>
              <Button size="small" onClick={() => setAsked(version.number)} aria-label={`${translate('backoffice_templates_restore')}: ${version.number}`}>
                {translate('backoffice_templates_restore')}
              </Button>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
      <Confirm
        isOpen={asked !== null}
        title={translate('backoffice_templates_restore')}
        content={translate('backoffice_templates_restore_question')}
        onConfirm={() => void restore()}
        onClose={() => setAsked(null)}
      />
    </Dialog>
  );
}
