import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LibraryPicture, PictureUse } from '../../shop/media/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { saveRecord } from '../api/data-provider.ts';
import { languageNames, messageLocales } from '#kit/pure/languages.ts';
import { libraryKey, titleOfPicture } from '../components/pickers/library.ts';
import { pictureTypes, sendFile } from '../components/pickers/send-file.ts';
import { FileButton } from '../components/file-button.tsx';
import { useLater } from '../components/lists/undo.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { FocalPointInput } from './focal-point.tsx';
import { useTypedGuard } from '../components/unsaved/use-typed-guard.ts';
import { ScreenLink } from '../components/rights/screen-link.tsx';

const mostAlt = 500;

type Read = { picture: LibraryPicture; etag: string | null };

const screenOf: Record<PictureUse['kind'], string | null> = {
  product: 'products',
  variant: 'products',
  category: 'categories',
  collection: 'collections',
  brand: 'brands',
  promotion: 'promotions',
  coupon: 'coupons',
  article: 'articles',
  page: 'pages',
  entry: 'entries',
  template: 'templates',
  menu: 'menus',
  settings: null,
  video: 'videos',
};

/** A picture of the library: its words in every language, its focal point, where it is used; replaced and deleted from here. */
export function PictureDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { data } = useQuery({
    queryKey: [libraryKey, 'one', id],
    gcTime: 0,
    // What is written must not give way to what is read again meanwhile.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async (): Promise<Read> => {
      const { data: picture, etag } = await callAdmin<LibraryPicture>(`/pictures/${id}`);
      return { picture, etag };
    },
  });
  const guard = useTypedGuard(onClose);
  return (
    <Dialog open {...guard} fullWidth maxWidth="md" aria-labelledby="picture-title">
      {data && <PictureForm read={data} onClose={onClose} />}
    </Dialog>
  );
}

type Draft = Pick<LibraryPicture, 'name' | 'alt' | 'focalPoint'>;

/** What can be done with a picture; each says what came of it, and `close` is called where nothing is left to do. */
function usePictureActions({ picture, etag }: Read, close: () => void) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const later = useLater();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const path = `/pictures/${picture.id}`;
  const ifMatch = etag ?? undefined;
  const stored = { ...picture, _etag: etag ?? '*' };
  const work = async (doIt: () => Promise<unknown>, done: string, isLast: boolean) => {
    setBusy(true);
    const isDone = await attempt(async () => void (await doIt()));
    setBusy(false);
    if (!isDone) return;
    notify(done, { type: 'success' });
    await client.invalidateQueries({ queryKey: [libraryKey] });
    if (isLast) close();
  };
  return {
    busy,
    save: (draft: Draft) =>
      work(() => saveRecord('pictures', { id: picture.id, data: { ...stored, ...draft }, previousData: stored }), 'backoffice_media_saved', true),
    remove: () => {
      later(translate('backoffice_undo_removed', { title: titleOfPicture(picture) || translate('backoffice_picture') }), {
        gone: { resource: libraryKey, id: picture.id },
        send: async () => void (await callAdmin(path, { method: 'DELETE', ifMatch, keepalive: true })),
      });
      void client.invalidateQueries({ queryKey: [libraryKey] });
      close();
    },
    replace: (file: File) => work(() => sendFile(`${path}/replace`, file), 'backoffice_media_replaced', false),
  };
}

/** Name and alternative texts of a picture, and where it is used. */
function PictureTexts({ picture, draft, onChange }: { picture: LibraryPicture; draft: Draft; onChange(draft: Draft): void }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={translate('backoffice_media_name')}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value.slice(0, 200) })}
      />
      <Typography variant="subtitle2">{translate('backoffice_media_alt')}</Typography>
      {messageLocales.map((lang) => (
        <TextField
          key={lang}
          multiline
          label={languageNames[lang]}
          value={draft.alt[lang] ?? ''}
          onChange={({ target }) => onChange({ ...draft, alt: { ...draft.alt, [lang]: target.value.slice(0, mostAlt) } })}
        />
      ))}
      <Uses picture={picture} />
    </Stack>
  );
}

function PictureForm({ read, onClose }: { read: Read; onClose(): void }) {
  const translate = useTranslate();
  const { picture } = read;
  const [draft, setDraft] = useState<Draft>({ name: picture.name, alt: picture.alt, focalPoint: picture.focalPoint });
  const { busy, save, remove, replace } = usePictureActions(read, onClose);
  return (
    <>
      <DialogTitle id="picture-title">{titleOfPicture(picture) || translate('backoffice_picture')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }, pt: 1 }}>
          <Stack sx={{ gap: 2 }}>
            <FocalPointInput src={picture.url} value={draft.focalPoint} onChange={(focalPoint) => setDraft({ ...draft, focalPoint })} />
            <Typography variant="caption" color="text.secondary">
              {picture.width} × {picture.height}
              {picture.bytes !== null && ` · ${Math.max(1, Math.round(picture.bytes / 1024))} kB`}
            </Typography>
            <FileButton
              label={translate('backoffice_media_replace')}
              accept={pictureTypes}
              disabled={busy}
              sx={{ alignSelf: 'start' }}
              onChosen={([file]) => file && void replace(file)}
            />
          </Stack>
          <PictureTexts picture={picture} draft={draft} onChange={setDraft} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" disabled={busy || picture.uses > 0} onClick={remove} sx={{ mr: 'auto' }}>
          {translate('ra.action.delete')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void save(draft)}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  );
}

function Uses({ picture: { uses, usedIn } }: { picture: LibraryPicture }) {
  const translate = useTranslate();
  if (uses === 0) return <Alert severity="info">{translate('backoffice_media_unused_help')}</Alert>;
  return (
    <Box>
      <Typography variant="subtitle2">{translate('backoffice_media_uses', { count: uses })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {usedIn.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.title}`}>
            <UseLink use={use} />
          </li>
        ))}
      </Box>
      {uses > usedIn.length && <Typography variant="caption">{translate('backoffice_media_uses_more', { count: uses - usedIn.length })}</Typography>}
    </Box>
  );
}

function UseLink({ use: { kind, id, title } }: { use: PictureUse }) {
  const translate = useTranslate();
  const screen = screenOf[kind];
  const words = `${translate(`backoffice_media_use_${kind}`)}: ${title}`;
  if (screen === null) return <>{words}</>;
  return <ScreenLink to={`/${screen}/${encodeURIComponent(id)}`}>{words}</ScreenLink>;
}
