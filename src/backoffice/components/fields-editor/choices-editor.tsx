import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { shopLanguages } from '../languages.ts';
import { OrderedItem } from '../lists/ordered-item.tsx';
import { newChoice, type EditedChoice } from './fields.ts';

/** What can be chosen in a field, in order. */
export function ChoicesEditor({ choices, onChange }: { choices: readonly EditedChoice[]; onChange(choices: EditedChoice[]): void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState<string | null>(null);
  const nameOf = ({ texts }: EditedChoice) => texts?.[locale]?.['title'] || texts?.['en']?.['title'] || translate('backoffice_fields_new_choice');
  const add = () => {
    const choice = newChoice(choices);
    onChange([...choices, choice]);
    setOpen(choice.value);
  };
  return (
    <Stack sx={{ gap: 1, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="subtitle2">{translate('backoffice_fields_choices')}</Typography>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {choices.map((choice) => (
          <OrderedItem
            key={choice.value}
            item={choice}
            items={choices}
            onChange={onChange}
            title={nameOf(choice)}
            isOpen={open === choice.value}
            onOpen={(opened) => setOpen(opened ? choice.value : null)}
          >
            {shopLanguages.map(({ lang, name }) => (
              <TextField
                key={lang}
                label={`${translate('backoffice_fields_name')} · ${name}`}
                value={choice.texts?.[lang]?.['title'] ?? ''}
                onChange={({ target }) =>
                  onChange(choices.map((one) => (one === choice ? { ...choice, texts: { ...choice.texts, [lang]: { title: target.value } } } : one)))
                }
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            ))}
          </OrderedItem>
        ))}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'start' }}>
        {translate('backoffice_fields_add_choice')}
      </Button>
    </Stack>
  );
}
