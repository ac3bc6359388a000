import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionDescription } from '../../shop/templates/contract.ts';
import { SettingsForm } from './settings-form.tsx';
import { newSection, type EditedSection } from './use-template.ts';

type EditorProps = { base: string; cards: readonly SectionDescription[]; sections: readonly EditedSection[]; onChange(sections: EditedSection[]): void };

/** The sections in order: each opens to its settings, moves by its buttons, and can be taken away. */
export function SectionsEditor({ base, cards, sections, onChange }: EditorProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const move = (from: number, to: number) => {
    const next = [...sections];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const offered = cards.filter((card) => card.addable && (card.fits === null || card.fits.includes(base)));
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {sections.map((choice, index) => {
          const card = cards.find((one) => one.id === choice.section);
          const title = card?.title ?? choice.section;
          return (
            <li key={choice.key}>
              <Accordion disableGutters variant="outlined" expanded={open === choice.key} onChange={(_, expanded) => setOpen(expanded ? choice.key : null)}>
                <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
                  <AccordionSummary expandIcon={<ExpandIcon />} sx={{ flexGrow: 1, flexDirection: 'row-reverse', gap: 1 }}>
                    <Typography component="span" sx={{ fontWeight: 600 }}>
                      {title}
                    </Typography>
                  </AccordionSummary>
                  <Move
                    label={`${translate('backoffice_templates_up')}: ${title}`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                    icon={<UpIcon fontSize="small" />}
                  />
                  <Move
                    label={`${translate('backoffice_templates_down')}: ${title}`}
                    disabled={index === sections.length - 1}
                    onClick={() => move(index, index + 1)}
                    icon={<DownIcon fontSize="small" />}
                  />
                  <Move
                    label={`${translate('backoffice_templates_remove')}: ${title}`}
                    onClick={() => onChange(sections.filter((other) => other !== choice))}
                    icon={<DeleteIcon fontSize="small" />}
                  />
                </Stack>
                <AccordionDetails>
                  {open === choice.key && card && (
                    <SettingsForm
                      schema={card.schema}
                      value={choice.settings}
                      onChange={(settings) => onChange(sections.map((other) => (other === choice ? { ...choice, settings } : other)))}
                    />
                  )}
                </AccordionDetails>
              </Accordion>
            </li>
          );
        })}
      </Stack>
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
                const added = newSection(card.id, card.defaults);
                onChange([...sections, added]);
                setOpen(added.key);
                setAdding(false);
              }}
            >
              <ListItemText primary={card.title} secondary={card.about} />
            </ListItemButton>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}

function Move({ label, icon, disabled = false, onClick }: { label: string; icon: React.ReactNode; disabled?: boolean; onClick(): void }) {
  return (
    <IconButton size="small" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
