/** The article editor: its fields, its text, its state of saving, and submitting it. */
import { lazy, Suspense, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { Language } from '#kit/pure/languages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { fieldId, SelectField, TextArea, TextField } from '#ui/forms/field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { ArticleDraft, OwnArticle } from '../../../contract.ts';
import { articleLimits } from '../../../rules-limits.ts';
import { StateBadges } from '../state-badges.tsx';
import { Conflict } from './conflict.tsx';
import { Cover } from './cover.tsx';
import { SaveBar } from './save-bar.tsx';
import { idHere, useArticle } from './use-article.ts';

const RichText = lazy(() => import('./rich-text.tsx'));
const form = 'article';
const bodyId = fieldId(form, 'body');

/** An article, or what a new one begins with; the languages that it can be written in. */
type EditorProps = { article: OwnArticle | null; start: { lang: string; author: string }; named: readonly { lang: Language; name: string }[] };

export function ArticleEditor({ article, start, named }: EditorProps) {
  const empty = { lang: start.lang as Language, title: '', summary: '', body: '', author: start.author, picture: '', pictureAlt: '' };
  // Another text in the editor: it is created again.
  const [textAt, setTextAt] = useState(0);
  const another = () => setTextAt((count) => count + 1);
  const held = useArticle(article, empty, { onRestored: another });
  const { draft, saved, state, other, save, choose } = held;
  const { submission, submit, withdraw, preview } = useArticleActions(held);
  const errors = { ...submission.errors, ...held.errors };
  const { busy } = submission;
  const change = (changes: Partial<ArticleDraft>) => {
    submission.clear();
    held.change(changes);
  };
  const isPending = saved?.state === 'pending';
  return (
    <div className="max-w-3xl space-y-6">
      {saved && <Notes saved={saved} busy={busy} onWithdraw={() => void withdraw()} />}
      {other && <Conflict other={other} onMine={() => void choose('mine')} onOther={() => void choose('other').then(another)} />}
      <fieldset disabled={isPending} className="space-y-6">
        <Head draft={draft} errors={errors} onChange={change} />
        <Cover picture={draft.picture} stored={saved?.picture ?? null} alt={draft.pictureAlt} errors={errors} disabled={isPending} onChange={change} />
        <Body textAt={textAt} draft={draft} disabled={isPending} error={errors['body']} onChange={(body) => change({ body })} />
        <Byline draft={draft} errors={errors} named={named} onChange={change} />
      </fieldset>
      {!isPending && (
        <SaveBar
          state={state}
          error={submission.message}
          busy={busy}
          onSave={() => void save()}
          onPreview={() => void preview()}
          onSubmit={() => void submit()}
        />
      )}
    </div>
  );
}

/** What is done with the whole article; `submission` is what came of submitting it. */
function useArticleActions({ saved, save, take }: ReturnType<typeof useArticle>) {
  const path = `${usePageView().userBasePath}article`;
  const submission = useForm(form);
  const submit = async () => {
    const { code } = await submission.run(async () => {
      if (!(await save())) return null;
      const id = saved?.id ?? idHere();
      if (!id || id === 'new') {
        // With nothing written there is nothing to save, and the first thing missing is a title.
        submission.refuse('title', m.error_required({ field: m.articles_title() }));
        return null;
      }
      const question = {
        title: m.articles_submit_sure(),
        text: m.articles_submit_text(),
        no: m.ui_cancel(),
        yes: m.articles_submit(),
        kind: 'primary',
      } as const;
      return (await isConfirmed(question)) ? callApi('/article/submit', { id }, { inForm: true }) : null;
    });
    if (code !== 0) return;
    showToast(m.articles_submitted(), { kind: 'success', ms: 4_000 });
    navigate(inLanguage(path));
  };
  const withdraw = async () => {
    const { code, data } = await submission.send<OwnArticle>('/article/withdraw', { id: saved!.id });
    if (code === 0 && data) take(data);
  };
  const preview = async () => {
    if ((await save()) && (saved || idHere() !== 'new')) navigate(inLanguage(`${path}?read=${idHere()}`));
  };
  return { submission, submit, withdraw, preview };
}

/** Where the article stands: its state, why it was rejected, that it is pending. */
function Notes({ saved, busy, onWithdraw }: { saved: OwnArticle; busy: boolean; onWithdraw: () => void }) {
  const { locale } = usePageView();
  const isPending = saved.state === 'pending';
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <StateBadges article={saved} locale={locale} />
      </p>
      {saved.refusal && !isPending && (
        <Alert kind="warning">
          <span className="whitespace-pre-line">{m.articles_refusal({ reason: saved.refusal })}</span>
        </Alert>
      )}
      {isPending && (
        <Alert>
          <p>{m.articles_pending()}</p>
          <Button className="mt-3" busy={busy} onClick={onWithdraw}>
            {m.articles_withdraw()}
          </Button>
        </Alert>
      )}
      {saved.public && saved.state !== 'approved' && !isPending && <Alert>{m.articles_waiting_public()}</Alert>}
    </>
  );
}

type FieldsProps = { draft: ArticleDraft; errors: Record<string, string>; onChange: (changes: Partial<ArticleDraft>) => void };

function Head({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={m.articles_title()}
        lang={draft.lang}
        value={draft.title}
        maxLength={articleLimits.title}
        error={errors['title']}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        form={form}
        name="summary"
        label={m.articles_summary()}
        hint={m.articles_summary_hint()}
        lang={draft.lang}
        rows={2}
        optional
        value={draft.summary}
        maxLength={articleLimits.summary}
        error={errors['summary']}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
    </>
  );
}

type BodyProps = { textAt: number; draft: ArticleDraft; disabled: boolean; error: string | undefined; onChange: (html: string) => void };

/** The article itself. Its editor comes when the page has come. */
function Body({ textAt, draft, disabled, error, onChange }: BodyProps) {
  const isMounted = useMounted();
  return (
    <div>
      <p id={`${bodyId}-label`} className="mb-1.5 text-sm font-medium">
        {m.articles_body()}
      </p>
      <div lang={draft.lang}>
        {isMounted ? (
          <Suspense fallback={<EditorComing />}>
            <RichText key={textAt} id={bodyId} first={draft.body} disabled={disabled} error={error} onChange={onChange} />
          </Suspense>
        ) : (
          <EditorComing />
        )}
      </div>
      <p id={`${bodyId}-hint`} className="mt-1.5 text-sm text-desc">
        {m.articles_body_hint()}
      </p>
    </div>
  );
}

function Byline({ draft, errors, named, onChange }: FieldsProps & Pick<EditorProps, 'named'>) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        form={form}
        name="author"
        label={m.articles_author()}
        hint={m.articles_author_hint()}
        optional
        value={draft.author}
        maxLength={articleLimits.author}
        error={errors['author']}
        onChange={(event) => onChange({ author: event.target.value })}
      />
      <SelectField
        form={form}
        name="lang"
        label={m.articles_lang()}
        value={draft.lang}
        error={errors['lang']}
        onChange={(event) => onChange({ lang: event.target.value as Language })}
      >
        {named.map(({ lang, name }) => (
          <option key={lang} value={lang}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const EditorComing = () => (
  <p aria-live="polite" className="min-h-72 rounded-box border border-field p-4 text-desc">
    {m.articles_loading()}
  </p>
);
