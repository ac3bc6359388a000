import Box from '@mui/material/Box';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useAttempt } from '../../components/use-attempt.ts';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, type Colleague } from './mention-text.ts';

/** A note as it is sent: its text, and the ids of the people it mentions. */
export type WrittenNote = { text: string; mentions: string[] };

type NoteFormProps = {
  label: string;
  helperText?: string;
  /** A note that is changed. */
  note?: { text: string; mentions: readonly Colleague[] };
  onSend(written: WrittenNote): Promise<void>;
  /** The buttons; what they are given says whether there is something to send. */
  children(isReady: boolean): ReactNode;
};

/** A field for a note with its buttons; emptied when it was sent. */
export function NoteForm({ label, helperText, note, onSend, children }: NoteFormProps) {
  const attempt = useAttempt();
  const [text, setText] = useState(note?.text ?? '');
  const [people, setPeople] = useState<readonly Colleague[]>(note?.mentions ?? []);
  const [busy, setBusy] = useState(false);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    await attempt(async () => {
      await onSend({ text, mentions: mentionedIn(text, people).map(({ id }) => id) });
      setText('');
    });
    setBusy(false);
  }

  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <MentionField
        label={label}
        {...(helperText === undefined ? {} : { helperText })}
        value={text}
        isFocused={note !== undefined}
        onChange={setText}
        onMention={(colleague) => setPeople([...people.filter(({ id }) => id !== colleague.id), colleague])}
      />
      {children(!busy && text.trim() !== '')}
    </Box>
  );
}
