/**
 * What was being written when a session ended: kept in this tab, for the account that wrote it and for nobody else, until it is saved or given up.
 * For words alone; passwords and codes are no business of this file.
 */
import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { authToken, userInfo } from './state.ts';
import { showToast } from './toast.ts';

const mark = 'kept:';
const toldMs = 6_000;

/** `account` is null for who is not signed in. */
type Kept = { account: string | null; words: unknown };

/** How a form keeps its words: `unsaved` answers what is not saved yet (null: nothing), `restore` puts it back. */
export type WordKeeper<Words> = { unsaved: () => Words | null; restore: (words: Words) => void };

/**
 * Keeps the words of the form named `form` (the name may change: a new thing gets its id) when the session ends while it is open, and gives them back to it once its account is signed in again.
 * They are forgotten by `forgetWords`: when they were saved, or given up.
 */
export function useKeptWords<Words>(form: string, keeper: WordKeeper<Words>): void {
  const newest = useRef({ form, ...keeper });
  useEffect(() => {
    newest.current = { form, ...keeper };
  });
  useEffect(() => {
    const kept = keptWords<Words>(newest.current.form);
    if (kept !== null) {
      newest.current.restore(kept);
      showToast(m.accounts_words_kept(), { ms: toldMs });
    }
    return authToken.listen((token) => {
      // Whose words they are stands there still: the token is the first that is forgotten.
      const words = token === null ? newest.current.unsaved() : null;
      if (words !== null && ownId() !== null) keepWords(newest.current.form, words);
    });
  }, []);
}

/** Forgets what is kept of a form. */
export function forgetWords(form: string): void {
  reach((storage) => storage.removeItem(mark + form));
}

/** For who opens the form `form`: calls `open` once, when the page has come and something is kept of it. */
export function useFormKept<Words>(form: string, open: (words: Words) => void): void {
  const first = useRef(open);
  useEffect(() => {
    const kept = keptWords<Words>(form);
    if (kept !== null) first.current(kept);
  }, [form]);
}

/** What is kept of a form for who is signed in now, or for nobody; null: nothing. */
export function keptWords<Words>(form: string): Words | null {
  return reach((storage) => {
    const { account, words } = JSON.parse(storage.getItem(mark + form) ?? '{}') as Partial<Kept>;
    return account !== undefined && account === ownId() ? (words as Words) : null;
  });
}

/** Forgets all that is kept; with `account`, what is not that account's. */
export function forgetKeptWords({ account }: { account?: unknown } = {}): void {
  reach((storage) => {
    for (const name of Object.keys(storage)) {
      if (!name.startsWith(mark)) continue;
      const kept = JSON.parse(storage.getItem(name) ?? '{}') as Partial<Kept>;
      if (account === undefined || kept.account !== account) storage.removeItem(name);
    }
    return null;
  });
}

/** Keeps the words of a form for who is signed in now, or for nobody. */
export function keepWords(form: string, words: unknown): void {
  reach((storage) => storage.setItem(mark + form, JSON.stringify({ account: ownId(), words } satisfies Kept)));
}

function ownId(): string | null {
  const id = userInfo.get()?.['id'];
  return typeof id === 'string' ? id : null;
}

// Storage can be closed or full, and what stands there somebody else's: then nothing is kept.
function reach<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
