import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAttempt } from '../use-attempt.ts';
import type { LibraryPicture } from '../../../shop/media/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { session } from '../../api/session.ts';

type PictureInputProps = { label: string; value: string; onChange(value: string | undefined): void };

const thumb = (id: string) => `/media/${id}/320.webp`;

/** A picture of the shop, chosen among those there are or sent from this machine. */
export function PictureInput({ label, value, onChange }: PictureInputProps) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack component="fieldset" direction="row" sx={{ gap: 1.5, alignItems: 'center', m: 0, p: 0, border: 0, minWidth: 0 }} aria-label={label}>
      {value && <Box component="img" src={thumb(value)} alt="" width={96} height={72} sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }} />}
      <Stack sx={{ alignItems: 'start' }}>
        <Typography component="span" variant="subtitle2">
          {label}
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" onClick={() => setChoosing(true)}>
            {translate('backoffice_pictures_choose')}
          </Button>
          {value && (
            <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
              {translate('backoffice_templates_remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            onChange(id);
            setChoosing(false);
          }}
        />
      )}
    </Stack>
  );
}

/** Pictures of the shop to choose from, and sending another. */
export function PictureDialog({ onClose, onChoose }: { onClose(): void; onChoose(id: string): void }) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data } = useQuery({
    queryKey: ['pictures', q],
    queryFn: async () => (await callAdmin<{ items: LibraryPicture[] }>(`/pictures?size=60&filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data.items,
    placeholderData: (before) => before,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{translate('backoffice_pictures_choose')}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 2, mb: 2, pt: 1 }}>
          <TextField size="small" fullWidth label={translate('ra.action.search')} value={q} onChange={({ target }) => setQ(target.value.slice(0, 200))} />
          <Upload onDone={onChoose} />
        </Stack>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' }}>
          {data?.map((picture) => (
            <ButtonBase
              key={picture.id}
              onClick={() => onChoose(picture.id)}
              aria-label={picture.alt[session.locale()] ?? picture.name}
              sx={{ borderRadius: 1, overflow: 'hidden' }}
            >
              <Box component="img" src={thumb(picture.id)} alt="" loading="lazy" sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }} />
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Upload({ onDone }: { onDone(id: string): void }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    await attempt(async () => {
      const alt = file.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ');
      onDone((await callAdmin<LibraryPicture>('/pictures', { method: 'POST', body: { file: await base64(file), alt } })).data.id);
    });
    setBusy(false);
  };
  return (
    <Button component="label" variant="outlined" disabled={busy} sx={{ flex: 'none' }}>
      {translate('backoffice_pictures_upload')}
      <input type="file" hidden accept="image/jpeg,image/png,image/webp,image/avif" onChange={(event) => void send(event)} />
    </Button>
  );
}

/** A file as the API takes it. */
export function base64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
