/** The article that is being written: what stands in the form, and what of it the shop has kept. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { forgetWords, useKeptWords } from '#kit/browser/kept-words.ts';
import { showAddress } from '#kit/browser/navigate.ts';
import { authToken } from '#kit/browser/state.ts';
import type { ArticleWords, OwnArticle } from '../../../contract.ts';

/** A pause in typing after which a draft is kept. */
const pauseMs = 1_500;

/** What was written when a session ended, and which state of the article it was written on. */
type KeptArticle = { words: ArticleWords; version: number | null };

/** Whether everything is kept. */
export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed';

type Refused = { errors?: Record<string, string>; article?: OwnArticle };

/** A new article is one form, whatever else is written. */
const formOf = (article: OwnArticle | null) => `article ${article?.id ?? 'new'}`;

const wordsOf = ({ lang, title, summary, body, author, picture, pictureAlt }: OwnArticle): ArticleWords => ({
  lang,
  title,
  summary,
  body,
  author,
  picture: picture?.id ?? '',
  pictureAlt,
});

/** Keeps a draft while it is written, one call at a time; a newer text of another device stops that until one of the two is chosen. */
export function useArticle(first: OwnArticle | null, start: ArticleWords, { onRestored }: { onRestored: () => void }) {
  const [words, setWords] = useState<ArticleWords>(first ? wordsOf(first) : start);
  const [saved, setSaved] = useState(first);
  const [state, setState] = useState<SaveState>('clean');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [other, setOther] = useState<OwnArticle | null>(null);
  // What the timers and calls below read: the newest, not what was there when they began.
  const now = useRef({ words, saved, changed: false, running: null as Promise<boolean> | null, stopped: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = useCallback((article: OwnArticle) => {
    now.current.saved = article;
    setSaved(article);
  }, []);

  const send = useCallback(async (): Promise<boolean> => {
    now.current.changed = false;
    setState('saving');
    const { saved: known } = now.current;
    const answer: ApiAnswer<OwnArticle & Refused> = await callApi('/article/save', {
      ...now.current.words,
      ...(known ? { id: known.id, version: known.version } : {}),
    });
    if (answer.code === 0 && answer.data) {
      if (!known) showAddress(`${location.pathname}?edit=${answer.data.id}`);
      take(answer.data);
      forgetWords(formOf(known));
      setErrors({});
      setState(now.current.changed ? 'changed' : 'saved');
      return true;
    }
    now.current.changed = true;
    setState('failed');
    setErrors(answer.data?.errors ?? {});
    if (answer.data?.article) {
      now.current.stopped = true;
      setOther(answer.data.article);
    }
    return false;
  }, [take]);

  /** Keeps what is not kept yet; answers whether everything is. */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const { current } = now;
    while (current.running) await current.running;
    if (!current.changed) return true;
    if (current.stopped) return false;
    current.running = send();
    const done = await current.running;
    current.running = null;
    return done;
  }, [send]);

  const change = useCallback(
    (changes: Partial<ArticleWords>) => {
      now.current.words = { ...now.current.words, ...changes };
      now.current.changed = true;
      setWords(now.current.words);
      if (now.current.stopped) return;
      setState('changed');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    [save],
  );

  useKeptWords<KeptArticle>(formOf(saved), {
    unsaved: () => {
      const { changed, running, saved: known, words: written } = now.current;
      return changed || running ? { words: written, version: known?.version ?? null } : null;
    },
    restore: (kept) => {
      // Written on an older text than is kept now, it is another device's that has to be chosen against.
      if (now.current.saved && kept.version !== null) now.current.saved = { ...now.current.saved, version: kept.version };
      change(kept.words);
      onRestored();
    },
  });

  /** Goes on after another device changed the article: with what stands here, or with the other's. */
  const choose = useCallback(
    async (which: 'mine' | 'other') => {
      if (!other) return;
      now.current.stopped = false;
      take(other);
      setOther(null);
      if (which === 'mine') {
        await save();
        return;
      }
      forgetWords(formOf(other));
      now.current.words = wordsOf(other);
      now.current.changed = false;
      setWords(now.current.words);
      setErrors({});
      setState('saved');
    },
    [other, save, take],
  );

  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (now.current.changed || now.current.running) event.preventDefault();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    addEventListener('beforeunload', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(timer.current);
      // Gone to another page of the shop: what was typed last is kept all the same. Where the session has ended, in the tab.
      if (authToken.get()) void save();
    };
  }, [save]);

  return { words, saved, state, errors, other, change, save, choose, setErrors, take };
}
