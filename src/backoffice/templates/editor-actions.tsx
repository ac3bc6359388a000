/** The head of the editor: which page is shown, how far the draft is, and what can be done with it. */
import CloseIcon from '@mui/icons-material/Close';
import HistoryIcon from '@mui/icons-material/History';
import MoreIcon from '@mui/icons-material/MoreVert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SectionDescription, TemplateRecord } from '../../shop/templates/contract.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { defaultLanguage } from '#kit/pure/languages.ts';
import { callAdmin } from '../api/call-admin.ts';
import { LanguageSelect } from '../components/language-tabs.tsx';
import { useMoment } from '../components/money.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { PagePicker, type PagesToShow } from './page-picker.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { OpenTemplate } from './use-template.ts';

type ActionsProps = {
  template: OpenTemplate & { record: TemplateRecord };
  cards: readonly SectionDescription[];
  title: string;
  path: string;
  pages: PagesToShow;
  /** Language of the page. */
  lang: string;
  onPath(path: string): void;
  onLang(lang: string): void;
};

export function EditorActions({ template, cards, title, path, pages, lang, onPath, onLang }: ActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { record, state } = template;
  const stateOf = useStateWords();
  const [showsHistory, setShowsHistory] = useState(false);
  const dirty = record.draft !== null || state === 'changed' || state === 'unsaved' || state === 'stale';
  const publish = async () => {
    if (await template.runAction('publish')) notify('backoffice_templates_is_published', { type: 'success' });
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {pages.kind && <PagePicker kind={pages.kind} path={path} onChange={onPath} />}
      <LanguageSelect lang={lang} onChange={onLang} sx={{ width: 120 }} />
      <Faults record={record} cards={cards} />
      <Typography variant="caption" color="text.secondary" component="output">
        {stateOf(template)}
      </Typography>
      <Tooltip title={translate('backoffice_templates_history')}>
        <IconButton aria-label={translate('backoffice_templates_history')} onClick={() => setShowsHistory(true)}>
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      <More template={template} path={path} lang={lang} />
      <Button variant="contained" disabled={!dirty || state === 'busy'} onClick={() => void publish()}>
        {translate('backoffice_templates_publish')}
      </Button>
      <Tooltip title={translate('ra.action.close')}>
        <IconButton component={Link} to="/templates" aria-label={`${translate('ra.action.close')}: ${title}`}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
      {showsHistory && <HistoryDialog template={template} cards={cards} onClose={() => setShowsHistory(false)} />}
    </Stack>
  );
}

/** How far the draft is, in words. */
function useStateWords(): (template: ActionsProps['template']) => string {
  const translate = useTranslate();
  const moment = useMoment();
  return ({ record: { draft, state: shown }, state }) => {
    if (state === 'unsaved') return translate('backoffice_templates_unsaved');
    if (state !== 'rest') return translate('backoffice_templates_keeping');
    if (draft?.publishAt) return translate('backoffice_templates_scheduled', { at: moment(draft.publishAt) });
    return translate(draft ? 'backoffice_templates_draft_kept' : `backoffice_templates_${shown}`);
  };
}

/** What would keep the draft from being published, section by section. */
function Faults({ record, cards }: Pick<ActionsProps, 'cards'> & { record: TemplateRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const faults = record.draft?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <>
      <Button size="small" color="warning" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {translate('backoffice_templates_faults', { count: faults.length })}
      </Button>
      {isOpen && (
        <Alert
          severity="warning"
          onClose={() => setOpen(false)}
          sx={{ position: 'absolute', zIndex: 3, top: 64, right: 16, maxWidth: '32rem', maxHeight: '60vh', overflowY: 'auto' }}
        >
          {faults.map((fault) => (
            <Typography key={fault.index} variant="body2">
              {fault.index + 1}. {cards.find((card) => card.id === fault.section)?.title ?? fault.section}: {fault.message}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  );
}

/** Copies an address that shows the draft without a sign-in, for an hour or until the user signs out. */
function useSharing(path: string, lang: string): () => Promise<void> {
  const notify = useNotify();
  const translate = useTranslate();
  const attempt = useAttempt();
  return async () => {
    await attempt(async () => {
      const { data } = await callAdmin<{ token: string }>('/preview', { method: 'POST' });
      const page = lang === defaultLanguage ? path : `/${lang}${path}`;
      const link = `${location.origin}${page}?preview=true&previewToken=${encodeURIComponent(data.token)}`;
      if (await copyText(link)) notify('backoffice_templates_shared', { type: 'success' });
      else notify(`${translate('backoffice_copy_by_hand')} ${link}`, { type: 'warning', autoHideDuration: null });
    });
  };
}

/** What is done seldom, each after a question: dropping the draft, and going back to what came with the shop. */
function More({ template, path, lang }: Pick<ActionsProps, 'template' | 'path' | 'lang'>) {
  const translate = useTranslate();
  const share = useSharing(path, lang);
  const redirect = useRedirect();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'discard' | 'withdraw' | 'schedule' | null>(null);
  const { record, state } = template;
  const ask = (what: typeof asked) => {
    setAnchor(null);
    setAsked(what);
  };
  const close = (andDo: () => Promise<unknown>) => {
    setAnchor(null);
    void andDo();
  };
  const run = async (what: 'discard' | 'withdraw') => {
    setAsked(null);
    // A template that was nothing but this draft is gone with it.
    const alone = record.system === null && record.published === null && record.history.length === 0;
    if (!(await template.runAction(what)) && what === 'discard' && alone) redirect('list', 'templates');
  };
  return (
    <>
      <IconButton aria-label={translate('backoffice_templates_more')} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => close(share)}>{translate('backoffice_templates_share')}</MenuItem>
        <MenuItem disabled={record.draft === null && state !== 'changed' && state !== 'unsaved'} onClick={() => ask('schedule')}>
          {translate('backoffice_templates_schedule')}
        </MenuItem>
        {record.draft?.publishAt && (
          <MenuItem onClick={() => close(() => template.runAction('schedule', { at: null }))}>{translate('backoffice_templates_unschedule')}</MenuItem>
        )}
        <MenuItem disabled={record.draft === null || state !== 'rest'} onClick={() => ask('discard')}>
          {translate('backoffice_templates_discard')}
        </MenuItem>
        <MenuItem disabled={record.state !== 'published' || state !== 'rest'} onClick={() => ask('withdraw')}>
          {translate('backoffice_templates_withdraw')}
        </MenuItem>
      </Menu>
      {asked === 'schedule' && <ScheduleDialog template={template} onClose={() => setAsked(null)} />}
      {(asked === 'discard' || asked === 'withdraw') && <Question what={asked} onConfirm={() => void run(asked)} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Asks before something is lost. */
function Question({ what, onConfirm, onClose }: { what: 'discard' | 'withdraw'; onConfirm(): void; onClose(): void }) {
  const translate = useTranslate();
  return (
    <Confirm
      isOpen
      title={translate(`backoffice_templates_${what}`)}
      content={translate(`backoffice_templates_${what}_question`)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
