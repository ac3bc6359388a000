import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import type { Contribution, ContributionAction } from './contribution.ts';
import { TranslationDialog } from './translation-dialog.tsx';

const asksForWords: readonly ContributionAction[] = ['refuse', 'take-down', 'answer', 'translate'];
const asksForReason: readonly ContributionAction[] = ['refuse', 'take-down'];
const doing = (action: ContributionAction) => `backoffice_moderation_do_${action.replaceAll('-', '_')}`;
const done = 'backoffice_moderation_did';

type ActionProps = { contribution: Contribution; resource: string };

const run = ({ contribution, resource }: ActionProps, action: ContributionAction, body: object = {}) =>
  runAction(resource, { id: contribution.id, action, body: { ...body, ...(contribution.version === undefined ? {} : { version: contribution.version }) } });

/** A button for each thing that may be done now. */
export function ContributionActions({ contribution, resource }: ActionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<ContributionAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function runAtOnce(action: ContributionAction) {
    setBusy(true);
    setProblem(null);
    try {
      await run({ contribution, resource }, action);
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      setProblem((error as HttpError).message);
    }
    setBusy(false);
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {contribution.actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={asksForReason.includes(action) ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => (asksForWords.includes(action) ? setAsked(action) : void runAtOnce(action))}
          >
            {translate(doing(action))}
          </Button>
        ))}
      </Stack>
      {asked === 'translate' && contribution.translation && (
        <TranslationDialog
          id={contribution.id}
          lang={contribution.lang ?? ''}
          translation={contribution.translation}
          resource={resource}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== 'translate' && <WordsDialog contribution={contribution} resource={resource} action={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

/** Asks for the text that an action needs: the reason of a rejection, or an answer. */
function WordsDialog({ contribution, resource, action, onClose }: ActionProps & { action: ContributionAction; onClose(): void }) {
  const translate = useTranslate();
  const isReason = asksForReason.includes(action);

  async function send(fields: FormData) {
    const words = textOf(fields, 'words');
    await run({ contribution, resource }, action, isReason ? { reason: words } : { text: words });
  }

  return (
    <FormDialog title={translate(doing(action))} submit={translate(doing(action))} done={done} onClose={onClose} onSend={send}>
      <TextField
        name="words"
        label={translate(isReason ? 'backoffice_reason' : 'backoffice_moderation_answer')}
        required={action === 'answer' || contribution.version !== undefined}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: isReason ? 500 : 2_000 } }}
      />
    </FormDialog>
  );
}
