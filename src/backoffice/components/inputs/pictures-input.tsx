import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
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
            <Acts
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

type ActsProps = { number: number; isLast: boolean; onMove(by: 1 | -1): void; onRemove(): void };

/** What can be done with one of them, by keyboard too. */
function Acts({ number, isLast, onMove, onRemove }: ActsProps) {
  const translate = useTranslate();
  const acts = [
    ['backoffice_move_up', BackIcon, () => onMove(-1), number === 1],
    ['backoffice_move_down', ForwardIcon, () => onMove(1), isLast],
    ['ra.action.remove', DeleteIcon, onRemove, false],
  ] as const;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {acts.map(([word, Icon, act, disabled]) => (
        <IconButton
          key={word}
          size="small"
          disabled={disabled}
          onClick={act}
          aria-label={`${translate(word)}: ${translate('backoffice_picture')} ${number}`}
          title={translate(word)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
