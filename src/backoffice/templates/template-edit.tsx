import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { SectionDescription } from '../../shop/templates/contract.ts';
import { defaultLanguage } from '#kit/pure/languages.ts';
import { callAdmin } from '../api/call-admin.ts';
import { session } from '../api/session.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorActions } from './editor-actions.tsx';
import { usePagesOf } from './page-picker.tsx';
import { useTemplateTitle } from './template-title.ts';
import { useTemplate, type OpenTemplate } from './use-template.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';
import { useLeaveGuard } from '../components/unsaved/use-leave-guard.ts';

// Puck is large, and nothing else needs it.
const TemplateEditor = lazy(() => import('./editor/template-editor.tsx'));

/** A template's sections with their settings, on the page that they make. */
export function TemplateEdit() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const name = decodeURIComponent(id);
  const titleOf = useTemplateTitle();
  const {
    data: cards,
    error,
    refetch,
  } = useQuery({
    queryKey: ['sections', document.documentElement.lang],
    queryFn: async () => (await callAdmin<{ items: SectionDescription[] }>('/sections')).data.items,
    refetchOnWindowFocus: false,
  });
  const template = useTemplate(name);
  // A change is saved a moment after it; one that could not be is on this screen alone.
  useLeaveGuard(template.state === 'changed' || template.state === 'unsaved' || template.state === 'stale');
  const failure = template.failure ?? (cards ? null : error);
  const readAgain = () => {
    if (template.failure) template.readAgain();
    if (!cards) void refetch();
  };
  return (
    <>
      <Title title={titleOf(name)} />
      {template.record && cards && <Opened template={{ ...template, record: template.record }} cards={cards} />}
      {template.state === 'stale' && <ConflictDialog template={template} />}
      {failure && <ReadFailed error={failure} onRetry={readAgain} list="/templates" />}
      {!failure && !(template.record && cards) && <CircularProgress aria-label={translate('ra.page.loading')} sx={{ mt: 2 }} />}
    </>
  );
}

type OpenedProps = { template: OpenTemplate & { record: NonNullable<OpenTemplate['record']> }; cards: readonly SectionDescription[] };

function Opened({ template, cards }: OpenedProps) {
  const translate = useTranslate();
  const title = useTemplateTitle()(template.id);
  const { data: pages, error, refetch } = usePagesOf(template.record.base);
  const [chosen, setChosen] = useState<string | null>(null);
  const [lang, setLang] = useState<string>(session.locale());
  const path = chosen ?? pages?.first;
  if (path === undefined && error) return <ReadFailed error={error} onRetry={() => void refetch()} />;
  if (path === undefined) return <CircularProgress aria-label={translate('ra.page.loading')} sx={{ mt: 2 }} />;
  const actions = <EditorActions template={template} cards={cards} title={title} path={path} pages={pages!} lang={lang} onPath={setChosen} onLang={setLang} />;
  return (
    <Suspense fallback={<CircularProgress aria-label={translate('ra.page.loading')} sx={{ mt: 2 }} />}>
      <TemplateEditor
        key={template.opened}
        template={template}
        cards={cards}
        title={title}
        path={lang === defaultLanguage ? path : `/${lang}${path}`}
        actions={actions}
      />
    </Suspense>
  );
}
