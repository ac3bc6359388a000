/** Writing an article: its fields, its words, what is kept of it, and handing it in. */
import { lazy, Suspense, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { openDialog } from '#kit/browser/dialog.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { Language } from '#kit/pure/languages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, SelectField, TextArea, TextField } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { OwnArticle } from '../../../contract.ts';
import { articleLimits } from '../../../rules-limits.ts';
import { StateBadges } from '../state-badges.tsx';
import { Conflict } from './conflict.tsx';
import { Cover } from './cover.tsx';
import { SaveBar } from './save-bar.tsx';
import { useArticle } from './use-article.ts';

const RichText = lazy(() => import('./rich-text.tsx'));
const form = 'article';
const bodyId = fieldId(form, 'body');
const order = ['lang', 'title', 'summary', 'picture', 'pictureAlt', 'body', 'author'] as const;

/** An article, or what a new one begins with; the languages that it can be written in. */
type EditorProps = { article: OwnArticle | null; start: { lang: string; author: string }; named: readonly { lang: Language; name: string }[] };

/** See above. */
export function ArticleEditor({ article, start, named }: EditorProps) {
  const view = usePageView();
  const options = { locale: view.locale };
  const path = `${view.userBasePath}article`;
  const empty = { lang: start.lang as Language, title: '', summary: '', body: '', author: start.author, picture: '', pictureAlt: '' };
  const [busy, setBusy] = useState(false);
  // Another text in the editor: it is created again.
  const [textAt, setTextAt] = useState(0);
  const another = () => setTextAt((count) => count + 1);
  const { words, saved, state, errors, other, change, save, choose, setErrors, take } = useArticle(article, empty, { onRestored: another });
  const isPending = saved?.state === 'pending';
  const isMounted = useMounted();

  const show = (refused: Record<string, string>) => {
    setErrors(refused);
    const first = order.find((name) => refused[name]);
    if (first) document.getElementById(fieldId(form, first))?.focus();
  };
  const submit = async () => {
    setBusy(true);
    const isKept = await save();
    // With nothing written there is nothing to be kept, and the first thing missing is a title.
    const id = saved?.id ?? new URLSearchParams(location.search).get('edit');
    if (isKept && id && id !== 'new') await handIn(id);
    else if (isKept) show({ title: m.error_required({ field: m.articles_title({}, options) }, options) });
    setBusy(false);
  };
  const handIn = async (id: string) => {
    const actions = [
      { id: 'no', title: m.articles_cancel({}, options) },
      { id: 'yes', title: m.articles_submit({}, options), kind: 'primary' as const },
    ];
    if ((await openDialog({ title: m.articles_submit_sure({}, options), text: m.articles_submit_text({}, options), actions })) !== 'yes') return;
    const { code, msg, data } = await callApi<{ errors?: Record<string, string> }>('/article/submit', { id });
    if (code === 40 && data?.errors) show(data.errors);
    else if (code === 40) showToast(msg, { kind: 'error' });
    if (code !== 0) return;
    showToast(m.articles_submitted({}, options), { kind: 'success', ms: 4_000 });
    navigate(inLanguage(path));
  };
  const withdraw = async () => {
    setBusy(true);
    const { code, data } = await callApi<OwnArticle>('/article/withdraw', { id: saved!.id });
    if (code === 0 && data) take(data);
    setBusy(false);
  };
  const preview = async () => {
    if ((await save()) && (saved || new URLSearchParams(location.search).get('edit') !== 'new'))
      navigate(inLanguage(`${path}?read=${new URLSearchParams(location.search).get('edit')}`));
  };

  return (
    <div className="max-w-[46rem] space-y-6">
      {saved && (
        <p className="flex flex-wrap gap-2">
          <StateBadges article={saved} locale={view.locale} />
        </p>
      )}
      {saved?.refusal && !isPending && (
        <Alert kind="warning">
          <span className="whitespace-pre-line">{m.articles_refusal({ reason: saved.refusal }, options)}</span>
        </Alert>
      )}
      {isPending && (
        <Alert>
          <p>{m.articles_pending({}, options)}</p>
          <Button className="mt-3" busy={busy} onClick={() => void withdraw()}>
            {m.articles_withdraw({}, options)}
          </Button>
        </Alert>
      )}
      {saved?.public && saved.state !== 'approved' && !isPending && <Alert>{m.articles_waiting_public({}, options)}</Alert>}
      {other && <Conflict other={other} onMine={() => void choose('mine')} onOther={() => void choose('other').then(another)} />}
      <fieldset disabled={isPending} className="space-y-6">
        <TextField
          form={form}
          name="title"
          label={m.articles_title({}, options)}
          lang={words.lang}
          value={words.title}
          maxLength={articleLimits.title}
          error={errors['title']}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          form={form}
          name="summary"
          label={m.articles_summary({}, options)}
          hint={m.articles_summary_hint({}, options)}
          lang={words.lang}
          rows={2}
          optional
          value={words.summary}
          maxLength={articleLimits.summary}
          error={errors['summary']}
          onChange={(event) => change({ summary: event.target.value })}
        />
        <Cover picture={words.picture} stored={saved?.picture ?? null} alt={words.pictureAlt} errors={errors} disabled={isPending} onChange={change} />
        <div>
          <p id={`${bodyId}-label`} className="mb-1.5 text-sm font-medium">
            {m.articles_body({}, options)}
          </p>
          <div lang={words.lang}>
            {isMounted ? (
              <Suspense fallback={<EditorComing text={m.articles_loading({}, options)} />}>
                <RichText key={textAt} id={bodyId} first={words.body} disabled={isPending} error={errors['body']} onChange={(body) => change({ body })} />
              </Suspense>
            ) : (
              <EditorComing text={m.articles_loading({}, options)} />
            )}
          </div>
          <p id={`${bodyId}-hint`} className="mt-1.5 text-sm text-desc">
            {m.articles_body_hint({}, options)}
          </p>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            form={form}
            name="author"
            label={m.articles_author({}, options)}
            hint={m.articles_author_hint({}, options)}
            optional
            value={words.author}
            maxLength={articleLimits.author}
            error={errors['author']}
            onChange={(event) => change({ author: event.target.value })}
          />
          <SelectField
            form={form}
            name="lang"
            label={m.articles_lang({}, options)}
            value={words.lang}
            error={errors['lang']}
            onChange={(event) => change({ lang: event.target.value as Language })}
          >
            {named.map(({ lang, name }) => (
              <option key={lang} value={lang}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      {!isPending && <SaveBar state={state} busy={busy} onSave={() => void save()} onPreview={() => void preview()} onSubmit={() => void submit()} />}
    </div>
  );
}

const EditorComing = ({ text }: { text: string }) => (
  <p aria-live="polite" className="min-h-[22rem] rounded-box border border-field p-4 text-desc">
    {text}
  </p>
);
