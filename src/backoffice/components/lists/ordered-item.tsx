import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent, type ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';

type Props<Item> = {
  item: Item;
  /** The list that it is one of; `onChange` gets the list with it moved or taken away. */
  items: readonly Item[];
  onChange(items: Item[]): void;
  title: string;
  isOpen: boolean;
  isWrong?: boolean;
  onOpen(isOpen: boolean): void;
  children: ReactNode;
};

// One thing is dragged at a time, within its own list.
let dragged: { items: readonly unknown[]; item: unknown } | null = null;

/** What an item does while another one of its list is dragged over it and dropped. */
function useDrops<Item>({ item, items, onChange }: Pick<Props<Item>, 'item' | 'items' | 'onChange'>) {
  const [isOver, setOver] = useState(false);
  const isPlace = () => dragged?.items === items && dragged.item !== item;
  return {
    isOver,
    onDragLeave: () => setOver(false),
    onDragOver: (event: DragEvent) => {
      setOver(isPlace());
      if (!isPlace()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!isPlace()) return;
      event.preventDefault();
      event.stopPropagation();
      const moved = dragged!.item as Item;
      onChange(items.filter((one) => one !== moved).toSpliced(items.indexOf(item), 0, moved));
    },
  };
}

/** One of a list in order: it opens to what it holds, moves by dragging or by its buttons, and can be taken away. */
export function OrderedItem<Item>({ item, items, onChange, title, isOpen, isWrong = false, onOpen, children }: Props<Item>) {
  const index = items.indexOf(item);
  const others = items.filter((one) => one !== item);
  const move = (to: number) => onChange(others.toSpliced(to, 0, item));
  const { isOver, ...drops } = useDrops({ item, items, onChange });
  return (
    <Box component="li" {...drops} sx={isOver ? { outline: 2, outlineColor: 'primary.main', borderRadius: 1 } : {}}>
      <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: 'h2' } }} expanded={isOpen} onChange={(_, expanded) => onOpen(expanded)}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', pr: 1 }}
          draggable
          onDragStart={(event) => {
            event.stopPropagation();
            dragged = { items, item };
          }}
          onDragEnd={() => (dragged = null)}
        >
          <DragIcon fontSize="small" color="disabled" sx={{ ml: 1, cursor: 'grab', display: { xs: 'none', sm: 'block' } }} />
          <AccordionSummary expandIcon={<ExpandIcon />} sx={{ flexGrow: 1, flexDirection: 'row-reverse', gap: 1 }}>
            <Typography component="span" sx={{ fontWeight: 600 }} color={isWrong ? 'error' : undefined}>
              {title}
            </Typography>
          </AccordionSummary>
          <ActionButton label="ra.action.move_up" title={title} icon={UpIcon} disabled={index === 0} onClick={() => move(index - 1)} />
          <ActionButton label="ra.action.move_down" title={title} icon={DownIcon} disabled={index === items.length - 1} onClick={() => move(index + 1)} />
          <ActionButton label="ra.action.delete" title={title} icon={DeleteIcon} onClick={() => onChange(others)} />
        </Stack>
        <AccordionDetails>{children}</AccordionDetails>
      </Accordion>
    </Box>
  );
}
