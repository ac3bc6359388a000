import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionDescription } from '../../shop/templates/contract.ts';
import { OrderedItem } from '../components/lists/ordered-item.tsx';
import { SettingsForm } from './settings-form.tsx';
import { newSection, type EditedSection } from './use-template.ts';

type EditorProps = { base: string; cards: readonly SectionDescription[]; sections: readonly EditedSection[]; onChange(sections: EditedSection[]): void };

const words = { up: 'backoffice_templates_up', down: 'backoffice_templates_down', remove: 'backoffice_templates_remove' };

/** The sections in order: each opens to its settings, moves by its buttons, and can be taken away. */
export function SectionsEditor({ base, cards, sections, onChange }: EditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const add = (card: SectionDescription) => {
    const added = newSection(card.id, card.defaults);
    onChange([...sections, added]);
    setOpen(added.key);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {sections.map((choice) => {
          const card = cards.find((one) => one.id === choice.section);
          const isOpen = open === choice.key;
          return (
            <OrderedItem
              key={choice.key}
              item={choice}
              items={sections}
              onChange={onChange}
              title={card?.title ?? choice.section}
              words={words}
              isOpen={isOpen}
              onOpen={(opened) => setOpen(opened ? choice.key : null)}
            >
              {isOpen && card && (
                <SettingsForm
                  schema={card.schema}
                  value={choice.settings}
                  onChange={(settings) => onChange(sections.map((other) => (other === choice ? { ...choice, settings } : other)))}
                />
              )}
            </OrderedItem>
          );
        })}
      </Stack>
      <AddSection offered={cards.filter((card) => card.addable && (card.fits === null || card.fits.includes(base)))} onAdd={add} />
    </Stack>
  );
}

function AddSection({ offered, onAdd }: { offered: readonly SectionDescription[]; onAdd(card: SectionDescription): void }) {
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ alignSelf: 'start' }}>
        {translate('backoffice_templates_add')}
      </Button>
      <Dialog open={adding} onClose={() => setAdding(false)} fullWidth maxWidth="sm">
        <DialogTitle>{translate('backoffice_templates_add')}</DialogTitle>
        <List sx={{ overflowY: 'auto' }}>
          {offered.map((card) => (
            <ListItemButton
              key={card.id}
              onClick={() => {
                onAdd(card);
                setAdding(false);
              }}
            >
              <ListItemText primary={card.title} secondary={card.about} />
            </ListItemButton>
          ))}
        </List>
      </Dialog>
    </>
  );
}
