/**
 * Drafts of forms: what was being written when a session ended, stored in this tab for the account that wrote it and for nobody else, until it is saved
 * or given up. For texts only; never for passwords and codes.
 */
import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { authToken, userInfo } from './state.ts';
import { showToast } from './toast.ts';

const mark = 'draft:';
const reportedMs = 6_000;

/** `account` is null for a guest. */
type StoredDraft = { account: string | null; draft: unknown };

/** How a form gives and takes its draft: `unsaved` answers what is not saved yet (null: nothing), `restore` puts it back. */
export type DraftKeeper<Draft> = { unsaved: () => Draft | null; restore: (draft: Draft) => void };

/**
 * Stores a draft of the form named `form` (the name may change: a new thing gets its id) when the session ends while it is open, and restores it once its account is signed in again.
 * `clearDraft` removes it: when it was saved, or given up.
 */
export function useSavedDraft<Draft>(form: string, keeper: DraftKeeper<Draft>): void {
  const newest = useRef({ form, ...keeper });
  useEffect(() => {
    newest.current = { form, ...keeper };
  });
  useEffect(() => {
    const draft = readDraft<Draft>(newest.current.form);
    if (draft !== null) {
      newest.current.restore(draft);
      showToast(m.accounts_words_kept(), { ms: reportedMs });
    }
    return authToken.listen((token) => {
      // Whose draft it is, is still known: the token is the first that is forgotten.
      const unsaved = token === null ? newest.current.unsaved() : null;
      if (unsaved !== null && ownId() !== null) storeDraft(newest.current.form, unsaved);
    });
  }, []);
}

/** Removes the draft of a form. */
export function clearDraft(form: string): void {
  reach((storage) => storage.removeItem(mark + form));
}

/** For who opens the form `form`: calls `open` once, when the page has come and there is a draft of it. */
export function useFoundDraft<Draft>(form: string, open: (draft: Draft) => void): void {
  const first = useRef(open);
  useEffect(() => {
    const draft = readDraft<Draft>(form);
    if (draft !== null) first.current(draft);
  }, [form]);
}

/** The draft of a form for the current user, or for nobody; null: none. */
export function readDraft<Draft>(form: string): Draft | null {
  return reach((storage) => {
    const { account, draft } = JSON.parse(storage.getItem(mark + form) ?? '{}') as Partial<StoredDraft>;
    return account !== undefined && account === ownId() ? (draft as Draft) : null;
  });
}

/** Removes all drafts; with `account`, those that are not that account's. */
export function clearDrafts({ account }: { account?: unknown } = {}): void {
  reach((storage) => {
    for (const name of Object.keys(storage)) {
      if (!name.startsWith(mark)) continue;
      const draft = JSON.parse(storage.getItem(name) ?? '{}') as Partial<StoredDraft>;
      if (account === undefined || draft.account !== account) storage.removeItem(name);
    }
    return null;
  });
}

/** Stores the draft of a form for the current user, or for nobody. */
export function storeDraft(form: string, draft: unknown): void {
  reach((storage) => storage.setItem(mark + form, JSON.stringify({ account: ownId(), draft } satisfies StoredDraft)));
}

function ownId(): string | null {
  const id = userInfo.get()?.['id'];
  return typeof id === 'string' ? id : null;
}

// Storage can be blocked, full, or hold another script's data: then nothing is stored.
function reach<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
