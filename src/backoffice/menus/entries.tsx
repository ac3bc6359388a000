import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shopLanguages } from '../components/languages.ts';
import { useUndo } from '../components/lists/undo.tsx';
import { OrderedItem } from '../components/lists/ordered-item.tsx';
import { EntryForm } from './entry-form.tsx';
import { newEntry, type EditedEntry } from './use-menu.ts';

type EntriesProps = {
  entries: readonly EditedEntry[];
  /** Their path, as errors name it (`items.0.children`). */
  at: string;
  /** How deep, from 0. */
  level: number;
  errors: Readonly<Record<string, string>>;
  onChange(entries: EditedEntry[]): void;
};

const deepest = 2;

/** What an entry is called: in the reader's language, else in the first that has a name for it. */
const nameOf = ({ texts, target, url }: EditedEntry, locale: string): string =>
  [locale, ...shopLanguages.map(({ lang }) => lang)].map((lang) => texts[lang]?.['title']).find(Boolean) ?? target ?? url ?? '';

/** Entries in order, each with those below it; they move by their buttons. */
export function Entries({ entries, at, level, errors, onChange }: EntriesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const offerUndo = useUndo();
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    const added = newEntry();
    onChange([...entries, added]);
    setOpen(added.key);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => {
          const path = `${at}.${index}`;
          const isWrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`));
          const change = (changed: Partial<EditedEntry>) => onChange(entries.map((one) => (one === entry ? { ...entry, ...changed } : one)));
          return (
            <OrderedItem
              key={entry.key}
              item={entry}
              items={entries}
              onChange={(next) => {
                onChange(next);
                if (next.length < entries.length)
                  offerUndo(translate('backoffice_undo_removed', { title: nameOf(entry, locale) || translate('backoffice_menus_new') }), () =>
                    onChange([...entries]),
                  );
              }}
              title={nameOf(entry, locale) || translate('backoffice_menus_new')}
              isOpen={open === entry.key || isWrong}
              isWrong={isWrong}
              onOpen={(opened) => setOpen(opened ? entry.key : null)}
            >
              <EntryForm entry={entry} at={path} withPicture={level === 0} errors={errors} onChange={change} />
              {level < deepest && (
                <Below entries={entry.children} at={`${path}.children`} level={level + 1} errors={errors} onChange={(children) => change({ children })} />
              )}
            </OrderedItem>
          );
        })}
      </Stack>
      <Button startIcon={<AddIcon />} sx={{ alignSelf: 'start' }} onClick={add}>
        {translate('backoffice_menus_add')}
      </Button>
    </Stack>
  );
}

function Below(props: EntriesProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1, mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="subtitle2">{translate('backoffice_menus_below')}</Typography>
      <Entries {...props} />
    </Stack>
  );
}
