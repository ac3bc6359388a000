/** Fields that a merchant defines (of a form, of a kind of content): in order, each with its kind, its words by language and its choices. */
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useLocaleState, useTranslate } from 'react-admin';
import { shopLanguages } from '../languages.ts';
import { useUndo } from '../lists/undo.tsx';
import { OrderedItem } from '../lists/ordered-item.tsx';
import { ChoicesEditor } from './choices-editor.tsx';
import { freeKey, newChoice, type EditedChoice, type EditedField } from './fields.ts';

export { writtenFields } from './fields.ts';

type FieldsEditorProps = {
  source: string;
  kinds: readonly string[];
  /** Which word names a field in a language. */
  word: 'label' | 'title';
  /** What the list of choices is called. */
  choices: 'options' | 'choices';
  choiceKinds: readonly string[];
};

/** Fields move by dragging or by their buttons, and one that was taken away can be brought back. */
export function FieldsEditor({ source, kinds, word, choices, choiceKinds }: FieldsEditorProps) {
  const translate = useTranslate();
  const offerUndo = useUndo();
  const [locale] = useLocaleState();
  const { field, fieldState } = useInput({ source, defaultValue: [] });
  const fields = (field.value || []) as EditedField[];
  const [open, setOpen] = useState<string | null>(null);
  const nameOf = ({ texts }: EditedField) => texts?.[locale]?.[word] || texts?.['en']?.[word] || translate('backoffice_fields_new');
  const change = (next: EditedField[]) => {
    const removed = next.length < fields.length ? fields.find((one) => !next.includes(one)) : undefined;
    field.onChange(next);
    if (removed) offerUndo(translate('backoffice_undo_removed', { title: nameOf(removed) }), () => field.onChange(fields));
  };
  const add = () => {
    const key = freeKey(fields.map((one) => one.key));
    field.onChange([...fields, { key, kind: kinds[0]!, required: false, texts: {}, [choices]: [] }]);
    setOpen(key);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      {fields.length === 0 && <Typography color="text.secondary">{translate('backoffice_fields_none')}</Typography>}
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {fields.map((one) => (
          <OrderedItem
            key={one.key}
            item={one}
            items={fields}
            onChange={change}
            title={nameOf(one)}
            isOpen={open === one.key}
            onOpen={(opened) => setOpen(opened ? one.key : null)}
          >
            <OneField
              field={one}
              {...{ kinds, word, choices }}
              hasChoices={choiceKinds.includes(one.kind)}
              onChange={(changed) => field.onChange(fields.map((other) => (other === one ? { ...one, ...changed } : other)))}
            />
          </OrderedItem>
        ))}
      </Stack>
      {fieldState.error?.message && <Typography color="error">{fieldState.error.message}</Typography>}
      <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'start' }}>
        {translate('backoffice_fields_add')}
      </Button>
    </Stack>
  );
}

type OneFieldProps = Pick<FieldsEditorProps, 'kinds' | 'word' | 'choices'> & {
  field: EditedField;
  hasChoices: boolean;
  onChange(changed: Partial<EditedField>): void;
};

function OneField({ field, kinds, word, choices, hasChoices, onChange }: OneFieldProps) {
  const translate = useTranslate();
  const text = (lang: string, name: string) => field.texts?.[lang]?.[name] ?? '';
  const write = (lang: string, name: string, value: string) => onChange({ texts: { ...field.texts, [lang]: { ...field.texts?.[lang], [name]: value } } });
  return (
    <Stack sx={{ gap: 1 }}>
      {shopLanguages.map(({ lang, name }) => (
        <TextField
          key={lang}
          label={`${translate('backoffice_fields_name')} · ${name}`}
          value={text(lang, word)}
          onChange={({ target }) => write(lang, word, target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      ))}
      {word === 'label' &&
        shopLanguages.map(({ lang, name }) => (
          <TextField
            key={lang}
            label={`${translate('backoffice_fields_hint')} · ${name}`}
            value={text(lang, 'hint')}
            onChange={({ target }) => write(lang, 'hint', target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        ))}
      <TextField
        select
        label={translate('backoffice_fields_kind')}
        value={field.kind}
        onChange={({ target }) => onChange({ kind: target.value, ...(hasChoices || (field[choices] ?? []).length > 0 ? {} : { [choices]: [newChoice([])] }) })}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`backoffice_field_${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={field.required === true} onChange={(_, required) => onChange({ required })} />}
        label={translate('backoffice_fields_required')}
      />
      {hasChoices && <ChoicesEditor choices={(field[choices] ?? []) as EditedChoice[]} onChange={(changed) => onChange({ [choices]: changed })} />}
    </Stack>
  );
}
