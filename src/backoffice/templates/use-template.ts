/** A template while it is edited: every change is saved as a draft after a moment, one call at a time. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import type { TemplateRecord } from '../../shop/templates/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import type { EditedTemplate } from './editor/puck-data.ts';

const pauseMs = 700;
const shown = (record: TemplateRecord): EditedTemplate => ({
  sections: record.draft?.sections ?? record.published?.sections ?? record.system ?? [],
  noReload: (record.draft ?? record.published)?.noReload ?? false,
});

type Answer = { data: TemplateRecord; etag: string | null; date: string | null };
/** `stale`: somebody else changed it first; nothing is saved until the user has chosen what goes on. */
type State = 'rest' | 'changed' | 'busy' | 'stale';
/** What was changed while a call was under way is still to be saved. */
const rested = (now: State): State => (now === 'busy' ? 'rest' : now);
const isStale = (error: unknown) => (error as HttpError).status === 412;

/** The screen's state. `opened` counts up whenever something else is opened than what is on the screen: an earlier version, a dropped draft. */
export function useTemplate(id: string) {
  const path = `/templates/${encodeURIComponent(id)}`;
  const [edited, setEdited] = useState<EditedTemplate>({ sections: [], noReload: false });
  const [opened, setOpened] = useState(0);
  const { state, setState, during } = useCalls();
  const showIt = (data: TemplateRecord) => {
    setEdited(shown(data));
    setOpened((count) => count + 1);
  };
  const { record, etag, since, take, failure, readAgain } = useRecordOf(path, showIt);

  const write = async (next: EditedTemplate) =>
    take(await callAdmin<TemplateRecord>(path, { method: 'PUT', body: { draft: next }, ifMatch: etag.current ?? '' }));
  const save = (next: EditedTemplate) => during('changed', () => write(next));
  useSaving({ edited, state }, save);

  /** Publishes what is on the screen, discards it, or makes an earlier version the draft. */
  async function runAction(action: 'publish' | 'schedule' | 'discard' | 'restore' | 'withdraw', body: object = {}): Promise<boolean> {
    if ((action === 'publish' || action === 'schedule') && state === 'changed' && !(await save(edited))) return false;
    let isLeft = true;
    const isDone = await during(rested, async () => {
      const ifMatch = etag.current ?? undefined;
      const { data, ...answer } = await callAdmin<TemplateRecord | null>(`${path}/${action}`, { method: 'POST', body, ifMatch });
      isLeft = data !== null;
      if (data) take({ data, ...answer });
      if (data && action !== 'publish' && action !== 'schedule') showIt(data);
    });
    return isDone && isLeft;
  }
  const takeTheirs = () => {
    readAgain();
    setState('rest');
  };
  const takeMine = () =>
    during('stale', async () => {
      take(await callAdmin<TemplateRecord>(path));
      await write(edited);
    });
  const change = (next: EditedTemplate) => {
    if (JSON.stringify(next) === JSON.stringify(edited)) return;
    setEdited(next);
    if (state !== 'stale') setState('changed');
  };
  return { id, record, failure, readAgain, edited, opened, state, since, change, runAction, takeTheirs, takeMine };
}

/** Runs calls, `busy` meanwhile. A colleague's change makes the state `stale`; other errors are shown, and `failed` is the state after them. */
function useCalls() {
  const notify = useNotify();
  const [state, setState] = useState<State>('rest');
  const during = async (failed: State | typeof rested, work: () => Promise<void>): Promise<boolean> => {
    setState('busy');
    try {
      await work();
      setState(rested);
      return true;
    } catch (error) {
      if (!isStale(error)) notify((error as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
      setState(isStale(error) ? 'stale' : failed);
      return false;
    }
  };
  return { state, setState, during };
}

/** What the parts of the screen are given. */
export type OpenTemplate = ReturnType<typeof useTemplate>;

/** The template as stored: read when the screen opens; `take` sets its newer version. `failure`: it could not be read. */
function useRecordOf(path: string, onRead: (record: TemplateRecord) => void) {
  const [record, setRecord] = useState<TemplateRecord | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [reads, setReads] = useState(1);
  const [since, setSince] = useState<string | null>(null);
  const etag = useRef<string | null>(null);
  const take = (answer: Answer) => {
    etag.current = answer.etag;
    setSince(answer.date);
    setRecord(answer.data);
  };
  const begin = useEffectEvent((answer: Answer) => {
    setFailure(null);
    take(answer);
    onRead(answer.data);
  });
  useEffect(() => {
    callAdmin<TemplateRecord>(path).then(
      (answer) => begin(answer),
      (error: unknown) => setFailure(error as Error),
    );
  }, [path, reads]);
  return { record, etag, since, take, failure, readAgain: () => setReads(reads + 1) };
}

/** Saves what was changed after a moment of rest. */
function useSaving({ edited, state }: { edited: EditedTemplate; state: State }, save: (next: EditedTemplate) => Promise<boolean>) {
  const saveIt = useEffectEvent((next: EditedTemplate) => void save(next));
  useEffect(() => {
    if (state !== 'changed') return undefined;
    const timer = setTimeout(() => saveIt(edited), pauseMs);
    return () => clearTimeout(timer);
  }, [edited, state]);
}
