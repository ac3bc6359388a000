import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import type { LibraryPicture } from '../../shop/media/contract.ts';
import { PageNumbers } from '../components/lists/page-numbers.tsx';
import { smallOf, titleOfPicture, useLibrary } from '../components/pickers/library.ts';
import { DropZone } from '../components/pickers/picture-picker.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const size = 48;

/** The media library: all pictures of the shop, with where each is used. */
export function MediaPage() {
  const translate = useTranslate();
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 });
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch } = useLibrary({ q, page, size });
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, display: 'grid', gap: 2 }}>
      <Title title={translate('backoffice_media')} />
      <Paper sx={{ p: { xs: 2, sm: 2.5 } }}>
        <DropZone multiple onDone={(made) => made.length === 1 && setOpen(made[0]!.id)}>
          <TextField
            size="small"
            fullWidth
            label={translate('backoffice_media_search')}
            value={q}
            onChange={({ target }) => setAsked({ q: target.value.slice(0, 200), page: 1 })}
          />
          {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
          {data?.total === 0 && (
            <Typography color="text.secondary" sx={{ py: 4, maxWidth: '60ch' }}>
              {translate(q === '' ? 'backoffice_media_empty' : 'backoffice_media_none')}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
          >
            {data?.items.map((picture) => (
              <li key={picture.id}>
                <Tile picture={picture} onOpen={() => setOpen(picture.id)} />
              </li>
            ))}
          </Box>
        </DropZone>
        {data && <PageNumbers total={data.total} size={size} page={page} onChange={(next) => setAsked({ q, page: next })} />}
      </Paper>
      {open !== null && <PictureDialog key={open} id={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}

function Tile({ picture, onOpen }: { picture: LibraryPicture; onOpen(): void }) {
  const translate = useTranslate();
  const title = titleOfPicture(picture) || translate('backoffice_picture');
  return (
    <ButtonBase onClick={onOpen} sx={{ display: 'block', width: '100%', textAlign: 'start', borderRadius: 1 }}>
      <Box
        component="img"
        src={smallOf(picture)}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
      />
      <Typography variant="body2" noWrap>
        {title}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {picture.uses === 0 ? translate('backoffice_media_unused') : translate('backoffice_media_uses', { count: picture.uses })}
      </Typography>
    </ButtonBase>
  );
}
