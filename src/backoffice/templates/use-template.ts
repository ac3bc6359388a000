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

type Answer = { data: TemplateRecord; etag: string | null };
type State = 'rest' | 'changed' | 'busy';

/** The screen's state. `opened` counts up whenever something else is opened than what is on the screen: an earlier version, a dropped draft. */
export function useTemplate(id: string) {
  const path = `/templates/${encodeURIComponent(id)}`;
  const notify = useNotify();
  const showError = (error: unknown) => notify((error as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
  const [edited, setEdited] = useState<EditedTemplate>({ sections: [], noReload: false });
  const [opened, setOpened] = useState(0);
  const [state, setState] = useState<State>('rest');
  const showIt = (data: TemplateRecord) => {
    setEdited(shown(data));
    setOpened((count) => count + 1);
  };
  const { record, etag, take, failure, readAgain } = useRecordOf(path, showIt);

  async function save(next: EditedTemplate): Promise<boolean> {
    setState('busy');
    try {
      take(await callAdmin<TemplateRecord>(path, { method: 'PUT', body: { draft: next }, ifMatch: etag.current ?? '' }));
      setState((now) => (now === 'busy' ? 'rest' : now));
      return true;
    } catch (error) {
      showError(error);
      setState('changed');
      return false;
    }
  }
  useSaving({ edited, state }, save);

  /** Publishes what is on the screen, discards it, or makes an earlier version the draft. */
  async function runAction(action: 'publish' | 'schedule' | 'discard' | 'restore' | 'withdraw', body: object = {}): Promise<boolean> {
    if ((action === 'publish' || action === 'schedule') && state === 'changed' && !(await save(edited))) return false;
    setState('busy');
    try {
      const { data, etag: next } = await callAdmin<TemplateRecord | null>(`${path}/${action}`, { method: 'POST', body });
      if (data) take({ data, etag: next });
      if (data && action !== 'publish' && action !== 'schedule') showIt(data);
      return data !== null;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setState('rest');
    }
  }
  const change = (next: EditedTemplate) => {
    if (JSON.stringify(next) === JSON.stringify(edited)) return;
    setEdited(next);
    setState('changed');
  };
  return { id, record, failure, readAgain, edited, opened, state, change, runAction };
}

/** What the parts of the screen are given. */
export type OpenTemplate = ReturnType<typeof useTemplate>;

/** The template as stored: read when the screen opens; `take` sets its newer version. `failure`: it could not be read. */
function useRecordOf(path: string, onRead: (record: TemplateRecord) => void) {
  const [record, setRecord] = useState<TemplateRecord | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [reads, setReads] = useState(1);
  const etag = useRef<string | null>(null);
  const take = (answer: Answer) => {
    etag.current = answer.etag;
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
  return { record, etag, take, failure, readAgain: () => setReads(reads + 1) };
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
