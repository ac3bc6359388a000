import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadingPage, Title, useLocaleState, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import type { openedPageSchema } from '#shop/apps/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { frameWishOf, useAppPages } from './app-pages.ts';

type Opened = z.infer<typeof openedPageSchema>;

/** An app's page. It runs on its own origin: it reaches nothing here but what it asks for by messages. */
export function AppPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, isPending, isError } = useQuery({
    queryKey: ['app-page', id, locale],
    queryFn: async () => (await callAdmin<Opened>(`/app-pages/${encodeURIComponent(id)}/open`, { method: 'POST' })).data,
    // The address holds for a minute: it is used once, when the frame is shown.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  // The screen has its heading before the page is there, and where it never comes.
  const known = useAppPages().find((page) => page.id === id)?.title;
  return (
    <>
      <Title title={data?.title ?? known ?? translate('backoffice_group_apps')} />
      {isPending && <LoadingPage />}
      {isError && (
        <Alert severity="error" sx={{ m: 2 }}>
          {translate('backoffice_app_page_failed')}
        </Alert>
      )}
      {data && <Frame page={data} />}
    </>
  );
}

function Frame({ page: { url, title, origin } }: { page: Opened }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const wish = frameWishOf(data);
      if (wish?.kind === 'height') setHeight(wish.height);
      if (wish?.kind === 'open') void navigate(wish.path);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin, navigate]);
  return (
    <Box
      component="iframe"
      ref={frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-same-origin allow-downloads"
      referrerPolicy="no-referrer"
      sx={{ display: 'block', width: 1, height: height ?? '80vh', border: 0, bgcolor: 'common.white', colorScheme: 'light' }}
    />
  );
}
