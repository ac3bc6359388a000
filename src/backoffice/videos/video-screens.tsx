import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  FunctionField,
  SimpleList,
  TextInput,
  TopToolbar,
  useInput,
  useLocaleState,
  useRecordContext,
  useRedirect,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import type { StaffVideo } from '../../shop/media/contract.ts';
import { FileButton } from '../components/file-button.tsx';
import { asText } from '../components/inputs/as-text.ts';
import { PictureInput } from '../components/inputs/picture-input.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { sendVideo, videoTypes } from './send-video.ts';
import { ScreenLink } from '../components/rights/screen-link.tsx';

type Row = StaffVideo & RaRecord;

function AddVideo() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const redirect = useRedirect();
  const [busy, setBusy] = useState(false);
  const add = async ([file]: File[]) => {
    if (!file) return;
    setBusy(true);
    await attempt(async () => redirect('edit', 'videos', (await sendVideo(file)).id));
    setBusy(false);
  };
  return (
    <Box aria-live="polite">
      <FileButton
        label={translate(busy ? 'backoffice_video_sending' : 'backoffice_video_add')}
        accept={videoTypes}
        disabled={busy}
        onChosen={(files) => void add(files)}
      />
    </Box>
  );
}

/** Stands for the list while there is no video. */
function FirstVideo() {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 8, px: 2 }}>
      <Typography component="h2" variant="h6">
        {translate('backoffice_videos_none')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '34rem' }}>
        {translate('backoffice_videos_none_text')}
      </Typography>
      <AddVideo />
    </Stack>
  );
}

/** All videos. */
export function VideoList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleOf = ({ texts, name }: Row) => textIn(texts as never, 'title', locale) || name || translate('backoffice_media_use_video');
  const usesOf = ({ uses }: Row) => (uses === 0 ? translate('backoffice_media_unused') : translate('backoffice_media_uses', { count: uses }));
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={
        <TopToolbar>
          <AddVideo />
        </TopToolbar>
      }
      empty={<FirstVideo />}
      narrow={
        <SimpleList<Row>
          leftAvatar={(video) => <Thumbnail image={video.poster} title={titleOf(video)} />}
          primaryText={titleOf}
          secondaryText={usesOf}
          rowClick="edit"
        />
      }
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Row>
          source="name"
          label={translate('backoffice_title')}
          render={(video) => (
            <Stack direction="row" component="span" sx={{ gap: 1.5, alignItems: 'center', fontWeight: 600 }}>
              <Thumbnail image={video.poster} title={titleOf(video)} />
              {titleOf(video)}
            </Stack>
          )}
        />
        <FunctionField<Row> label={translate('backoffice_video_used_in')} sortable={false} render={usesOf} />
      </RecordTable>
    </RecordList>
  );
}

/** A video's title, poster and where it is shown. */
export function VideoEdit() {
  return (
    <EditForm>
      <Fields />
    </EditForm>
  );
}

function Fields() {
  const translate = useTranslate();
  const video = useRecordContext<Row>();
  return (
    <Box sx={{ width: '100%' }}>
      <MainAndSide
        main={
          <>
            {video && (
              <Box
                component="video"
                src={video.url}
                controls
                preload="metadata"
                {...(video.poster ? { poster: video.poster.url } : {})}
                aria-label={translate('backoffice_media_use_video')}
                sx={{ width: '100%', maxHeight: '60vh', borderRadius: 1, bgcolor: 'common.black' }}
              />
            )}
            <Panel title={translate('backoffice_listings_words')}>
              <LanguageTabs languages={shopLanguages}>
                {(lang) => <TextInput source={`texts.${lang}.title`} label={translate('backoffice_title')} parse={asText} fullWidth helperText={false} />}
              </LanguageTabs>
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={translate('backoffice_video_poster')}>
              <PosterInput />
            </Panel>
            <Panel title={translate('backoffice_video_used_in')}>{video && <Uses video={video} />}</Panel>
          </>
        }
      />
    </Box>
  );
}

function PosterInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'poster' });
  const poster = field.value as { id: string } | string | null | undefined;
  const id = typeof poster === 'string' ? poster : (poster?.id ?? '');
  return <PictureInput label={translate('backoffice_video_poster_hint')} value={id} onChange={(chosen) => field.onChange(chosen ?? null)} />;
}

function Uses({ video: { uses, usedIn } }: { video: StaffVideo }) {
  const translate = useTranslate();
  if (uses === 0) return <Typography color="text.secondary">{translate('backoffice_video_unused')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {usedIn.map(({ id, title }) => (
        <li key={id}>
          <ScreenLink to={`/products/${id}`}>{title}</ScreenLink>
        </li>
      ))}
    </Box>
  );
}
