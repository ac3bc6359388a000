import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { ActionButton } from '../lists/action-button.tsx';
import { PicturePicker } from '../pickers/picture-picker.tsx';

/** Pictures of the library by their ids, in order: moved by dragging or by their buttons. */
export function PicturesInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source });
  // An input without a value has an empty text.
  const ids = (field.value || []) as string[];
  const [choosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (id: string, to: number) => to >= 0 && to < ids.length && field.onChange(ids.filter((one) => one !== id).toSpliced(to, 0, id));
  return (
    <>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', m: 0, mb: 1, p: 0, listStyle: 'none' }}
      >
        {ids.map((id, index) => (
          <Box
            component="li"
            key={id}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== id) move(dragged, index);
            }}
            sx={{ opacity: dragged === id ? 0.5 : 1 }}
          >
            <Box component="img" src={`/media/${id}/320.webp`} alt="" sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }} />
            <Actions
              number={index + 1}
              isLast={index === ids.length - 1}
              onMove={(by) => move(id, index + by)}
              onRemove={() => field.onChange(ids.filter((one) => one !== id))}
            />
          </Box>
        ))}
      </Box>
      <Button onClick={() => setChoosing(true)}>{translate('backoffice_pictures_choose')}</Button>
      {choosing && (
        <PicturePicker
          multiple
          onClose={() => setChoosing(false)}
          onChoose={(pictures) => {
            field.onChange([...new Set([...ids, ...pictures.map(({ id }) => id)])]);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

type ActionsProps = { number: number; isLast: boolean; onMove(by: 1 | -1): void; onRemove(): void };

/** What can be done with one of them, by keyboard too. */
function Actions({ number, isLast, onMove, onRemove }: ActionsProps) {
  const title = `${useTranslate()('backoffice_picture')} ${number}`;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <ActionButton label="backoffice_move_up" title={title} icon={BackIcon} disabled={number === 1} onClick={() => onMove(-1)} />
      <ActionButton label="backoffice_move_down" title={title} icon={ForwardIcon} disabled={isLast} onClick={() => onMove(1)} />
      <ActionButton label="ra.action.remove" title={title} icon={DeleteIcon} onClick={onRemove} />
    </Box>
  );
}
