import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { required, useInput, useTranslate, ValidationError } from 'react-admin';
import type { StaffTemplate } from '#shop/messages/contract.ts';
import { usePlaceName } from './subject-text.tsx';
import { hasPlace, insertPlace } from './places.ts';

/** What may stand in the words of a mail. */
export type MailPlace = StaffTemplate['variables'][number];

type PlacesFieldProps = {
  source: string;
  label: string;
  lang: string;
  places: readonly MailPlace[];
  most: number;
  multiline?: boolean;
  helperText?: string;
  /** What the shop says of the words as they stand. */
  error?: string | undefined;
};

const needed = required();

/** A field for words with places, which are chosen by name and put where the cursor stands. */
export function PlacesField({ source, label, lang, places, most, multiline = false, helperText, error }: PlacesFieldProps) {
  const { field, fieldState } = useInput({
    source,
    validate: needed,
    format: (value: string | null | undefined) => value ?? '',
    parse: (value: string) => value,
  });
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<{ at: number } | null>(null);
  const words = String(field.value ?? '');
  // Once the words are in the field.
  useEffect(() => {
    if (cursor === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(cursor.at, cursor.at);
  }, [cursor]);
  const insert = (place: MailPlace) => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? {};
    const made = insertPlace(words, [from ?? words.length, to ?? words.length], place);
    field.onChange(made.words);
    setCursor({ at: made.cursor });
  };
  const fieldError = fieldState.error?.message;
  const isWrong = fieldError !== undefined || error !== undefined;
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        name={source}
        label={label}
        value={words}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={input}
        multiline={multiline}
        {...(multiline ? { minRows: 10, maxRows: 24 } : {})}
        fullWidth
        required
        error={isWrong}
        helperText={fieldError === undefined ? (error ?? helperText) : <ValidationError error={fieldError} />}
        slotProps={{ htmlInput: { maxLength: most, lang }, formHelperText: isWrong ? { role: 'alert' } : {} }}
      />
      <PlacesMenu label={label} places={places} words={words} onChoose={insert} />
    </Box>
  );
}

type PlacesMenuProps = { label: string; places: readonly MailPlace[]; words: string; onChoose(place: MailPlace): void };

/** The places by their names, each with what a mail might say there. What stands once at most is not offered twice. */
export function PlacesMenu({ label, places, words, onChoose }: PlacesMenuProps) {
  const translate = useTranslate();
  const nameOf = usePlaceName();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (place: MailPlace) => {
    setAnchor(null);
    onChoose(place);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${translate('backoffice_mail_insert')} · ${label}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('backoffice_mail_insert')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus slotProps={{ list: { 'aria-labelledby': id } }}>
        {places.map((place) => (
          <MenuItem key={place.name} disabled={place.block && hasPlace(words, place.name)} onClick={() => choose(place)}>
            <ListItemText
              primary={nameOf(place.name)}
              secondary={[place.sample, place.required ? translate('backoffice_mail_place_required') : ''].filter(Boolean).join(' · ') || undefined}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
