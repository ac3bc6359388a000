import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { callAdmin } from '../api/call-admin.ts';
import { FileButton } from '../components/file-button.tsx';
import { base64, PictureDialog } from '../components/inputs/picture-input.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';

type Image = { id: string; alt?: string };

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** A product's pictures: dropped, uploaded or chosen, in order, each with its text. */
export function PicturesCard() {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: 'images', defaultValue: [] });
  const images = (field.value ?? []) as Image[];
  const add = (more: readonly Image[]) => field.onChange([...images, ...more.filter(({ id }) => !images.some((image) => image.id === id))]);
  const { busy, send } = useSending(add);
  return (
    <Panel title={translate('backoffice_product_pictures')}>
      <Pictures images={images} onChange={field.onChange} onFiles={(files) => void send(files)} />
      <AddPictures busy={busy} onFiles={(files) => void send(files)} onChoose={(id) => add([{ id }])} />
      <PictureByAddress onMade={(id) => add([{ id, alt: '' }])} />
      {fieldState.error?.message && <Typography color="error">{fieldState.error.message}</Typography>}
    </Panel>
  );
}

type PicturesProps = { images: readonly Image[]; onChange(images: readonly Image[]): void; onFiles(files: readonly File[]): void };

function Pictures({ images, onChange, onFiles }: PicturesProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to >= 0 && to < images.length) onChange(images.toSpliced(from, 1).toSpliced(to, 0, images[from]!));
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
    else if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', m: 0, p: 0, listStyle: 'none' }}>
      {images.map((image, index) => (
        <Box
          component="li"
          key={image.id}
          draggable
          onDragStart={() => setDragged(index)}
          onDrop={(event) => drop(event, index)}
          onDragOver={(event) => event.preventDefault()}
        >
          <PictureItem
            image={image}
            number={index + 1}
            last={index === images.length - 1}
            onAlt={(alt) => onChange(images.with(index, { ...image, alt }))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => onChange(images.toSpliced(index, 1))}
          />
        </Box>
      ))}
    </Box>
  );
}

type AddProps = { busy: boolean; onFiles(files: readonly File[]): void; onChoose(id: string): void };

/** Where pictures are dropped, sent or chosen. */
function AddPictures({ busy, onFiles, onChoose }: AddProps) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{ mt: 2, p: 2, gap: 1, alignItems: 'center', border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="body2" color="text.secondary" aria-live="polite">
        {translate(busy ? 'backoffice_product_pictures_sending' : 'backoffice_product_pictures_drop')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <FileButton label={translate('backoffice_pictures_upload')} accept={accepted} multiple disabled={busy} onChosen={onFiles} />
        <Button size="small" onClick={() => setChoosing(true)}>
          {translate('backoffice_pictures_choose')}
        </Button>
      </Stack>
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false);
            onChoose(id);
          }}
        />
      )}
    </Stack>
  );
}

/** Takes in a picture by its address; the shop fetches it. */
function PictureByAddress({ onMade }: { onMade(id: string): void }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    const done = await attempt(async () => onMade((await callAdmin<{ id: string }>('/pictures', { method: 'POST', body: { url: url.trim() } })).data.id));
    setBusy(false);
    if (done) setUrl('');
  };
  return (
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, alignItems: 'center' }}>
      <TextField
        size="small"
        fullWidth
        type="url"
        label={translate('backoffice_product_picture_address')}
        value={url}
        onChange={({ target }) => setUrl(target.value.slice(0, 2000))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (/^https?:\/\/./.test(url.trim()) && !busy) void fetchIt();
        }}
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <Button size="small" disabled={busy || !/^https?:\/\/./.test(url.trim())} onClick={() => void fetchIt()}>
        {translate('backoffice_product_picture_fetch')}
      </Button>
    </Stack>
  );
}

/** Uploads pictures one after the other; an error is shown, and the others are still uploaded. */
function useSending(add: (images: readonly Image[]) => void) {
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    const sent: Image[] = [];
    if (files.length === 0) return;
    setBusy(true);
    for (const file of files.filter(({ type }) => type.startsWith('image/')))
      await attempt(async () => {
        const { id } = (await callAdmin<{ id: string }>('/pictures', { method: 'POST', body: { file: await base64(file) } })).data;
        sent.push({ id, alt: '' });
      });
    setBusy(false);
    if (sent.length > 0) add(sent);
  };
  return { busy, send };
}

type ItemProps = { image: Image; number: number; last: boolean; onAlt(alt: string): void; onMove(by: -1 | 1): void; onRemove(): void };

function PictureItem({ image, number, last, onAlt, onMove, onRemove }: ItemProps) {
  const translate = useTranslate();
  const named = (key: string) => translate(key, { number });
  return (
    <>
      <Box
        component="img"
        src={`/media/${image.id}/320.webp`}
        alt={image.alt ?? ''}
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover', cursor: 'grab' }}
      />
      <TextField
        label={named('backoffice_product_picture_alt')}
        value={image.alt ?? ''}
        onChange={({ target }) => onAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack direction="row">
        <IconButton size="small" disabled={number === 1} aria-label={named('backoffice_product_picture_forward')} onClick={() => onMove(-1)}>
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" disabled={last} aria-label={named('backoffice_product_picture_back')} onClick={() => onMove(1)}>
          <ForwardIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={named('backoffice_product_picture_remove')} onClick={onRemove} sx={{ ml: 'auto' }}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
    </>
  );
}
