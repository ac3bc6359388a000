/** Pictures of the library to choose from; others are dropped, pasted or sent from this machine. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { LibraryPicture } from '../../../shop/media/contract.ts';
import { FileButton } from '../file-button.tsx';
import { useAttempt } from '../use-attempt.ts';
import { libraryKey, smallOf, titleOfPicture, useLibrary } from './library.ts';
import { picturesIn, pictureTypes, sendPicture } from './send-file.ts';

const size = 60;

type PicturePickerProps = {
  onClose(): void;
  /** What was chosen; of several, in the order in which they were pressed. */
  onChoose(pictures: LibraryPicture[]): void;
  /** More than one may be chosen. */
  multiple?: boolean;
};

/** A dialog to choose pictures in. */
export function PicturePicker({ onClose, onChoose, multiple = false }: PicturePickerProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<LibraryPicture[]>([]);
  const { data } = useLibrary({ q, page: 1, size });
  const take = (pictures: LibraryPicture[]) => {
    if (!multiple) return pictures[0] && onChoose([pictures[0]]);
    setChosen((before) => [...before, ...pictures]);
  };
  const press = (picture: LibraryPicture) => {
    if (!multiple) return onChoose([picture]);
    setChosen((before) => (before.some(({ id }) => id === picture.id) ? before.filter(({ id }) => id !== picture.id) : [...before, picture]));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picture-picker-title">
      <DialogTitle id="picture-picker-title">{translate('backoffice_pictures_choose')}</DialogTitle>
      <DialogContent>
        <DropZone onDone={take} multiple={multiple}>
          <TextField
            size="small"
            fullWidth
            sx={{ mb: 2 }}
            label={translate('backoffice_media_search')}
            value={q}
            onChange={({ target }) => setQ(target.value.slice(0, 200))}
          />
          {data && <Choices pictures={data.items} chosen={chosen} multiple={multiple} isSearch={q !== ''} onPress={press} />}
        </DropZone>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        {multiple && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {translate('backoffice_media_take', { count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type ChoicesProps = {
  pictures: readonly LibraryPicture[];
  chosen: readonly LibraryPicture[];
  multiple: boolean;
  isSearch: boolean;
  onPress(picture: LibraryPicture): void;
};

/** The pictures to press. */
function Choices({ pictures, chosen, multiple, isSearch, onPress }: ChoicesProps) {
  const translate = useTranslate();
  if (pictures.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 3 }}>
        {translate(isSearch ? 'backoffice_media_none' : 'backoffice_media_empty')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' }}>
      {pictures.map((picture) => {
        const isChosen = chosen.some(({ id }) => id === picture.id);
        return (
          <ButtonBase
            key={picture.id}
            onClick={() => onPress(picture)}
            aria-label={titleOfPicture(picture) || translate('backoffice_picture')}
            aria-pressed={multiple ? isChosen : undefined}
            sx={{ borderRadius: 1, overflow: 'hidden', outline: isChosen ? 3 : 0, outlineColor: 'primary.main', outlineStyle: 'solid' }}
          >
            <Box component="img" src={smallOf(picture)} alt="" loading="lazy" sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}

type DropZoneProps = { onDone(pictures: LibraryPicture[]): void; multiple: boolean; children: ReactNode };

/** Accepts pictures by drop, paste and a button; each refused one is reported. */
export function DropZone({ onDone, multiple, children }: DropZoneProps) {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const { left, send } = useSending({ onDone, multiple });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(picturesIn(event.dataTransfer));
  };
  const paste = (event: ClipboardEvent) => {
    const files = picturesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    void send(files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, mb: 2, p: 2, alignItems: 'center', border: '2px dashed', borderColor: isOver ? 'primary.main' : 'divider', borderRadius: 2 }}
      >
        <FileButton
          label={translate('backoffice_pictures_upload')}
          accept={pictureTypes}
          multiple={multiple}
          disabled={left > 0}
          sx={{ flex: 'none' }}
          onChosen={(files) => void send(files)}
        />
        <Typography component="output" variant="body2" color="text.secondary">
          {left > 0 ? translate('backoffice_media_sending', { count: left }) : translate('backoffice_media_drop')}
        </Typography>
      </Stack>
      {left > 0 && <LinearProgress sx={{ mb: 2 }} />}
      {children}
    </Box>
  );
}

/** Sends pictures one after the other; `left` are still to be sent. */
function useSending({ onDone, multiple }: Pick<DropZoneProps, 'onDone' | 'multiple'>) {
  const attempt = useAttempt();
  const client = useQueryClient();
  const [left, setLeft] = useState(0);
  const send = async (files: readonly File[]) => {
    const wanted = multiple ? files : files.slice(0, 1);
    if (wanted.length === 0) return;
    const made: LibraryPicture[] = [];
    setLeft((before) => before + wanted.length);
    for (const file of wanted) {
      await attempt(async () => void made.push(await sendPicture(file)));
      setLeft((before) => before - 1);
    }
    await client.invalidateQueries({ queryKey: [libraryKey] });
    if (made.length > 0) onDone(made);
  };
  return { left, send };
}
