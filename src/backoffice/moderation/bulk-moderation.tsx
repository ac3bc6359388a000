import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate, useUnselectAll, type HttpError, type RaRecord } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import type { Contribution, ContributionKind } from './contribution.ts';
import { chosenFor, type BulkDecision } from './chosen-for.ts';

type BulkModerationProps<Stored> = { kind: ContributionKind<Stored> };

/** Approves or refuses what was chosen; what does not allow it any more stays as it is, and is counted. */
export function BulkModeration<Stored>({ kind }: BulkModerationProps<Stored>) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const [open, setOpen] = useState<BulkDecision | null>(null);
  const chosen = data.filter(({ id }) => selectedIds.includes(id)).map((record) => kind.toContribution(record as unknown as Stored));
  return (
    <>
      {(['approve', 'refuse'] as const).map((decision) => {
        const count = chosenFor(chosen, decision).length;
        return (
          <Button key={decision} size="small" color={decision === 'refuse' ? 'error' : 'primary'} disabled={count === 0} onClick={() => setOpen(decision)}>
            {translate(`backoffice_moderation_bulk_${decision}`, { count })}
          </Button>
        );
      })}
      {open && <DecisionDialog decision={open} contributions={chosenFor(chosen, open)} onClose={() => setOpen(null)} />}
    </>
  );
}

type Deciding = { resource: string; decision: BulkDecision; reason: object; onDone(count: number): void };

/** Decides on one after the other; answers what went wrong. */
async function decideAll(contributions: readonly Contribution[], { resource, decision, reason, onDone }: Deciding): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, { id, version }] of contributions.entries()) {
    try {
      await runAction(resource, { id, action: decision, body: { ...reason, ...(version === undefined ? {} : { version }) } });
    } catch (error) {
      problems.push((error as HttpError).message);
    }
    onDone(index + 1);
  }
  return problems;
}

type DecisionDialogProps = { decision: BulkDecision; contributions: readonly Contribution[]; onClose(): void };

function DecisionDialog({ decision, contributions, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { resource } = useListContext();
  const unselectAll = useUnselectAll(resource);
  const [done, setDone] = useState(0);
  const count = contributions.length;

  async function send(fields: FormData) {
    const reason = decision === 'refuse' ? { reason: textOf(fields, 'reason') } : {};
    const problems = await decideAll(contributions, { resource, decision, reason, onDone: setDone });
    const changed = count - problems.length;
    if (problems.length === 0) notify('backoffice_moderation_bulk_done', { type: 'success', messageArgs: { count: changed } });
    else
      notify(`${translate('backoffice_moderation_bulk_partly', { changed, failed: problems.length })} ${[...new Set(problems)].join(' ')}`, {
        type: 'warning',
        autoHideDuration: 10_000,
      });
    unselectAll();
    onClose();
    refresh();
  }

  return (
    <FormDialog
      title={translate(`backoffice_moderation_bulk_${decision}_title`, { smart_count: count })}
      submit={translate(`backoffice_moderation_do_${decision}`)}
      onClose={onClose}
      onSend={send}
    >
      <Typography variant="body2" aria-live="polite">
        {done === 0 ? translate('backoffice_moderation_bulk_text', { smart_count: count }) : translate('backoffice_moderation_bulk_progress', { done, count })}
      </Typography>
      {decision === 'refuse' && (
        <TextField
          name="reason"
          label={translate('backoffice_reason')}
          required={contributions.some(({ version }) => version !== undefined)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </FormDialog>
  );
}
