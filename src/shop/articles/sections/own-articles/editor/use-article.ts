/** The article that is being written: the state of the form, and what of it is saved. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { clearDraft, useSavedDraft } from '#kit/browser/form-drafts.ts';
import { showAddress } from '#kit/browser/navigate.ts';
import { authToken } from '#kit/browser/state.ts';
import type { ArticleDraft, OwnArticle } from '../../../contract.ts';

/** A pause in typing after which a draft is saved. */
const pauseMs = 1_500;

/** What was written when a session ended, and which state of the article it was written on. */
type SavedArticle = { draft: ArticleDraft; version: number | null };

/** Whether everything is saved. */
export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed';

type Refused = { errors?: Record<string, string>; article?: OwnArticle };

/** A new article is one form, whatever else is written. */
const formOf = (article: OwnArticle | null) => `article ${article?.id ?? 'new'}`;

/** The article that the address names; `new` before it was saved. */
export const idHere = () => new URLSearchParams(location.search).get('edit');

const draftOf = ({ lang, title, summary, body, author, picture, pictureAlt }: OwnArticle): ArticleDraft => ({
  lang,
  title,
  summary,
  body,
  author,
  picture: picture?.id ?? '',
  pictureAlt,
});

/** What the timers and calls below read: the newest, not what was there when they began. */
type Newest = {
  draft: ArticleDraft;
  saved: OwnArticle | null;
  changed: boolean;
  running: Promise<boolean> | null;
  /** Another device has a newer text: nothing is saved before one of the two is chosen. */
  stopped: boolean;
  timer?: ReturnType<typeof setTimeout>;
};

/** Saves a draft while it is written, one call at a time; a newer text of another device stops that until one of the two is chosen. */
export function useArticle(first: OwnArticle | null, start: ArticleDraft, { onRestored }: { onRestored: () => void }) {
  const [draft, setDraft] = useState<ArticleDraft>(first ? draftOf(first) : start);
  const now = useRef<Newest>({ draft, saved: first, changed: false, running: null, stopped: false });
  const { saved, state, errors, other, setState, setErrors, setOther, take, save } = useSaving(first, now);
  const change = useCallback(
    (changes: Partial<ArticleDraft>) => {
      now.current.draft = { ...now.current.draft, ...changes };
      now.current.changed = true;
      setDraft(now.current.draft);
      if (now.current.stopped) return;
      setState('changed');
      clearTimeout(now.current.timer);
      now.current.timer = setTimeout(() => void save(), pauseMs);
    },
    [save, setState],
  );
  useSavedArticle(now, saved, (restored) => {
    change(restored);
    onRestored();
  });
  useLeaving(now, save);

  /** Goes on after another device changed the article: with what stands here, or with the other's. */
  const choose = async (which: 'mine' | 'other') => {
    if (!other) return;
    now.current.stopped = false;
    take(other);
    setOther(null);
    if (which === 'mine') {
      await save();
      return;
    }
    clearDraft(formOf(other));
    now.current.draft = draftOf(other);
    now.current.changed = false;
    setDraft(now.current.draft);
    setErrors({});
    setState('saved');
  };
  return { draft, saved, state, errors, other, change, save, choose, take };
}

/** What is saved, and how saving went. */
function useSaving(first: OwnArticle | null, nowRef: RefObject<Newest>) {
  const [saved, setSaved] = useState(first);
  const [state, setState] = useState<SaveState>('clean');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [other, setOther] = useState<OwnArticle | null>(null);
  const take = useCallback(
    (article: OwnArticle) => {
      nowRef.current.saved = article;
      setSaved(article);
    },
    [nowRef],
  );
  const send = useCallback(async (): Promise<boolean> => {
    nowRef.current.changed = false;
    setState('saving');
    const { saved: known } = nowRef.current;
    const answer = await callSave(nowRef.current);
    if (answer.code === 0 && answer.data) {
      // Not where it was left meanwhile: the address is another page's.
      if (!known && idHere() === 'new') showAddress(`${location.pathname}?edit=${answer.data.id}`);
      take(answer.data);
      clearDraft(formOf(known));
      setErrors({});
      setState(nowRef.current.changed ? 'changed' : 'saved');
      return true;
    }
    nowRef.current.changed = true;
    setState('failed');
    setErrors(answer.data?.errors ?? {});
    if (answer.data?.article) {
      nowRef.current.stopped = true;
      setOther(answer.data.article);
    }
    return false;
  }, [nowRef, take]);
  const save = useCallback(() => saveOnce(nowRef.current, send), [nowRef, send]);
  return { saved, state, errors, other, setState, setErrors, setOther, take, save };
}

function callSave({ draft, saved }: Newest): Promise<ApiAnswer<OwnArticle & Refused>> {
  return callApi('/article/save', { ...draft, ...(saved ? { id: saved.id, version: saved.version } : {}) });
}

/** Saves what is not saved yet, after any call that runs; answers whether everything is. */
async function saveOnce(now: Newest, send: () => Promise<boolean>): Promise<boolean> {
  clearTimeout(now.timer);
  while (now.running) await now.running;
  if (!now.changed) return true;
  if (now.stopped) return false;
  now.running = send();
  const done = await now.running;
  now.running = null;
  return done;
}

/** What was being written when a session ended stays in the tab, and goes to `restore` once its account is here again. */
function useSavedArticle(nowRef: RefObject<Newest>, saved: OwnArticle | null, restore: (draft: ArticleDraft) => void): void {
  useSavedDraft<SavedArticle>(formOf(saved), {
    unsaved: () => {
      const { changed, running, saved: known, draft } = nowRef.current;
      return changed || running ? { draft, version: known?.version ?? null } : null;
    },
    restore: (restored) => {
      // Written on an older text than is saved now, it is another device's that has to be chosen against.
      if (nowRef.current.saved && restored.version !== null) nowRef.current.saved = { ...nowRef.current.saved, version: restored.version };
      restore(restored.draft);
    },
  });
}

/** Keeps what was typed last when the page is left or hidden, and asks before the browser leaves the shop too early. */
function useLeaving(nowRef: RefObject<Newest>, save: () => Promise<boolean>): void {
  useEffect(() => {
    const newest = nowRef.current;
    const leaving = (event: BeforeUnloadEvent) => {
      if (newest.changed || newest.running) event.preventDefault();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(newest.timer);
      // Gone to another page of the shop: what was typed last is still saved, or held in the tab where the session has ended.
      if (authToken.get()) void save();
    };
  }, [nowRef, save]);
}
