import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shopLanguages } from '../components/languages.ts';
import { EntryForm } from './entry-form.tsx';
import { newEntry, type EditedEntry } from './use-menu.ts';

type EntriesProps = {
  entries: readonly EditedEntry[];
  /** Where they stand, as faults name it (`items.0.children`). */
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
  const [open, setOpen] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => {
          const path = `${at}.${index}`;
          const isWrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`));
          const name = nameOf(entry, locale) || translate('backoffice_menus_new');
          const change = (changed: Partial<EditedEntry>) => onChange(entries.map((one) => (one === entry ? { ...entry, ...changed } : one)));
          return (
            <li key={entry.key}>
              <Accordion
                disableGutters
                variant="outlined"
                expanded={open === entry.key || isWrong}
                onChange={(_, expanded) => setOpen(expanded ? entry.key : null)}
              >
                <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
                  <AccordionSummary expandIcon={<ExpandIcon />} sx={{ flexGrow: 1, flexDirection: 'row-reverse', gap: 1 }}>
                    <Typography component="span" sx={{ fontWeight: 600 }} color={isWrong ? 'error' : undefined}>
                      {name}
                    </Typography>
                  </AccordionSummary>
                  <Act label={`${translate('ra.action.move_up')}: ${name}`} icon={<UpIcon />} disabled={index === 0} onClick={() => move(index, index - 1)} />
                  <Act
                    label={`${translate('ra.action.move_down')}: ${name}`}
                    icon={<DownIcon />}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <Act
                    label={`${translate('ra.action.delete')}: ${name}`}
                    icon={<DeleteIcon />}
                    onClick={() => onChange(entries.filter((one) => one !== entry))}
                  />
                </Stack>
                <AccordionDetails>
                  <EntryForm entry={entry} at={path} withPicture={level === 0} errors={errors} onChange={change} />
                  {level < deepest && (
                    <Stack sx={{ gap: 1, mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
                      <Typography variant="subtitle2">{translate('backoffice_menus_below')}</Typography>
                      <Entries
                        entries={entry.children}
                        at={`${path}.children`}
                        level={level + 1}
                        errors={errors}
                        onChange={(children) => change({ children })}
                      />
                    </Stack>
                  )}
                </AccordionDetails>
              </Accordion>
            </li>
          );
        })}
      </Stack>
      <Button
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          const added = newEntry();
          onChange([...entries, added]);
          setOpen(added.key);
        }}
      >
        {translate('backoffice_menus_add')}
      </Button>
    </Stack>
  );
}

function Act({ label, icon, disabled = false, onClick }: { label: string; icon: ReactNode; disabled?: boolean; onClick(): void }) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
