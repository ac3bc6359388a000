import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocale, useTranslate } from 'react-admin';
import type { MailPreview } from '#shop/messages/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { MailFrame } from './mail-frame.tsx';

/** Every kind of mail that the shop sends, with sample data, in each language, as it looks and as plain text. */
export function MailPreviews() {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [lang, setLang] = useState(useLocale());
  const kinds = useQuery({ queryKey: ['mails'], queryFn: async () => (await callAdmin<{ items: { id: string }[] }>('/mails')).data.items });
  const kind = chosen ?? kinds.data?.[0]?.id ?? null;
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Title title={translate('backoffice_mails')} />
      {kinds.error && <Typography role="alert">{translate(kinds.error.message, { _: kinds.error.message })}</Typography>}
      <Panel title={translate('backoffice_mail_kinds')}>
        <List dense disablePadding sx={{ maxHeight: { xs: 240, lg: 'calc(100vh - 10rem)' }, overflow: 'auto' }}>
          {kinds.data?.map(({ id }) => (
            <ListItemButton key={id} selected={id === kind} aria-current={id === kind} onClick={() => setChosen(id)}>
              <ListItemText primary={id} />
            </ListItemButton>
          ))}
        </List>
      </Panel>
      {kind !== null && (
        <div>
          <Tabs value={lang} onChange={(_, value: string) => setLang(value)} aria-label={translate('backoffice_mail_language')}>
            {shopLanguages.map((one) => (
              <Tab key={one.lang} value={one.lang} label={one.name} />
            ))}
          </Tabs>
          <OneMail kind={kind} lang={lang} />
        </div>
      )}
    </Box>
  );
}

function OneMail({ kind, lang }: { kind: string; lang: string }) {
  const translate = useTranslate();
  const [part, setPart] = useState<'html' | 'text'>('html');
  const { data, error } = useQuery({
    queryKey: ['mails', kind, lang],
    queryFn: async () => (await callAdmin<MailPreview>(`/mails/${encodeURIComponent(kind)}?lang=${lang}`)).data,
  });
  if (error) return <Typography role="alert">{translate(error.message, { _: error.message })}</Typography>;
  if (!data) return <CircularProgress aria-label={translate('ra.page.loading')} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5 }}>
      <Typography lang={lang} sx={{ fontWeight: 600 }}>
        {data.subject}
      </Typography>
      <Tabs value={part} onChange={(_, value: 'html' | 'text') => setPart(value)} aria-label={translate('backoffice_mail_part')}>
        <Tab value="html" label={translate('backoffice_mail_html')} />
        <Tab value="text" label={translate('backoffice_mail_text')} />
      </Tabs>
      {part === 'html' ? (
        <MailFrame html={data.html} title={data.subject} />
      ) : (
        <Box
          component="pre"
          lang={lang}
          sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {data.text}
        </Box>
      )}
    </Box>
  );
}
