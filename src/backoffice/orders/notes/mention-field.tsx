import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { orderLimits } from '#shop/orders/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { typedMention, withMention, type Colleague } from './mention-text.ts';

type MentionFieldProps = {
  label: string;
  helperText?: string;
  value: string;
  /** Whether it takes the focus when it appears. */
  isFocused?: boolean;
  onChange(text: string): void;
  /** A person was chosen from the list. */
  onMention(colleague: Colleague): void;
};

const mostOffered = 8;

function useColleagues(q: string | null): Colleague[] {
  const { data } = useQuery({
    queryKey: ['colleagues', q],
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify(q ? { q } : {}));
      return (await callAdmin<{ items: Colleague[] }>(`/colleagues?size=${mostOffered}&filter=${filter}`)).data.items;
    },
    enabled: q !== null,
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  return q === null ? [] : (data ?? []);
}

/** Who is offered for what is being typed, which of them is marked, and what becomes of keys. */
function useMentions({ value, onChange, onMention }: Pick<MentionFieldProps, 'value' | 'onChange' | 'onMention'>) {
  const input = useRef<HTMLTextAreaElement>(null);
  const moveTo = useRef<number | null>(null);
  const [caret, setCaret] = useState(value.length);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const found = typedMention(value, caret);
  const typed = found && found.start !== closedAt ? found : null;
  const offered = useColleagues(typed?.q ?? null);
  const active = offered[Math.min(marked, offered.length - 1)];

  useLayoutEffect(() => {
    if (moveTo.current !== null) input.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = null;
  }, [value]);

  function choose(colleague: Colleague) {
    const written = withMention(value, { start: typed!.start, caret, name: colleague.name });
    onMention(colleague);
    onChange(written.text);
    setCaret(written.caret);
    moveTo.current = written.caret;
    setMarked(0);
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (!typed || !active || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMarked((marked + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') setClosedAt(typed.start);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function type(text: string, at: number) {
    setCaret(at);
    setMarked(0);
    if (!text.includes('@')) setClosedAt(null);
    onChange(text);
  }
  return { input, offered, active, choose, press, type, setCaret };
}

/** A field for a note: an `@` offers colleagues by name, chosen by pointer or by arrows and Enter. */
export function MentionField({ label, helperText, isFocused = false, ...given }: MentionFieldProps) {
  const { input, offered, active, choose, press, type, setCaret } = useMentions(given);
  const listId = useId();
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused, input]);
  return (
    <>
      <TextField
        inputRef={input}
        value={given.value}
        label={label}
        helperText={helperText}
        multiline
        fullWidth
        size="small"
        onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onKeyDown={press}
        slotProps={{
          htmlInput: {
            maxLength: orderLimits.noteLength,
            'aria-autocomplete': 'list',
            'aria-controls': active && listId,
            'aria-activedescendant': active && `${listId}-${active.id}`,
          },
        }}
      />
      <Popper open={offered.length > 0} anchorEl={() => input.current!} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Offered id={listId} label={label} offered={offered} active={active} onChoose={choose} />
      </Popper>
    </>
  );
}

// Nothing native offers choices beside a text of several lines.
const list = { role: 'listbox' } as const;
const option = { role: 'option', tabIndex: -1 } as const;

type OfferedProps = { id: string; label: string; offered: readonly Colleague[]; active: Colleague | undefined; onChoose(colleague: Colleague): void };

function Offered({ id, label, offered, active, onChoose }: OfferedProps) {
  return (
    <Paper elevation={4} sx={{ minWidth: 180, maxWidth: '90vw' }}>
      <MenuList {...list} id={id} aria-label={label} dense>
        {offered.map((colleague) => (
          <MenuItem
            {...option}
            key={colleague.id}
            id={`${id}-${colleague.id}`}
            selected={colleague === active}
            aria-selected={colleague === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(colleague)}
          >
            {colleague.name}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
