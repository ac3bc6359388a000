/** A template while it is edited: every change is saved as a draft after a moment, one call at a time. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import type { SectionChoice, TemplateRecord } from '../../shop/templates/contract.ts';
import { callAdmin } from '../api/call-admin.ts';

/** A section with a key of its own, so that it stays itself when it is moved. */
export type EditedSection = SectionChoice & { key: number };

const pauseMs = 700;
let lastKey = 0;
const keyed = (sections: readonly SectionChoice[]): EditedSection[] => sections.map((choice) => ({ ...choice, key: (lastKey += 1) }));
const shown = (record: TemplateRecord) => record.draft?.sections ?? record.published?.sections ?? record.system ?? [];
const isQuiet = (record: TemplateRecord) => (record.draft ?? record.published)?.noReload ?? false;

/** A new section. */
export const newSection = (section: string, settings: SectionChoice['settings']): EditedSection => keyed([{ section, settings }])[0]!;

type Answer = { data: TemplateRecord; etag: string | null };
type State = 'rest' | 'changed' | 'busy';

/** The screen's state. `saved` counts up with every saved draft. */
export function useTemplate(id: string) {
  const path = `/templates/${encodeURIComponent(id)}`;
  const notify = useNotify();
  const showError = (error: unknown) => notify((error as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
  const [sections, setSections] = useState<EditedSection[]>([]);
  const [noReload, setNoReload] = useState(false);
  const [state, setState] = useState<State>('rest');
  const showIt = (data: TemplateRecord) => {
    setSections(keyed(shown(data)));
    setNoReload(isQuiet(data));
  };
  const { record, saved, etag, take } = useRecordOf(path, showError, showIt);

  async function keep(next: readonly EditedSection[]): Promise<boolean> {
    setState('busy');
    try {
      const draft = { sections: next.map(({ section, settings }) => ({ section, settings })), noReload };
      take(await callAdmin<TemplateRecord>(path, { method: 'PUT', body: { draft }, ifMatch: etag.current ?? '' }));
      setState((now) => (now === 'busy' ? 'rest' : now));
      return true;
    } catch (error) {
      showError(error);
      setState('changed');
      return false;
    }
  }
  useKeeping({ sections, noReload, state }, keep);

  /** Publishes what is on the screen, discards it, or makes an earlier version the draft. */
  async function runAction(action: 'publish' | 'discard' | 'restore' | 'withdraw', body: object = {}): Promise<boolean> {
    if (action === 'publish' && state === 'changed' && !(await keep(sections))) return false;
    setState('busy');
    try {
      const { data, etag: next } = await callAdmin<TemplateRecord | null>(`${path}/${action}`, { method: 'POST', body });
      if (data) take({ data, etag: next });
      if (data && action !== 'publish') showIt(data);
      return data !== null;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setState('rest');
    }
  }
  const changing =
    <Value>(set: (next: Value) => void) =>
    (next: Value) => {
      set(next);
      setState('changed');
    };
  return { record, sections, noReload, saved, state, change: changing(setSections), changeNoReload: changing(setNoReload), runAction };
}

/** The template as stored: read when the screen opens; `take` sets its newer version. */
function useRecordOf(path: string, showError: (error: unknown) => void, onRead: (record: TemplateRecord) => void) {
  const [record, setRecord] = useState<TemplateRecord | null>(null);
  const [saved, setSaved] = useState(0);
  const etag = useRef<string | null>(null);
  const take = (answer: Answer) => {
    etag.current = answer.etag;
    setRecord(answer.data);
    setSaved((count) => count + 1);
  };
  const begin = useEffectEvent((answer: Answer) => {
    take(answer);
    onRead(answer.data);
  });
  const fail = useEffectEvent(showError);
  useEffect(() => {
    callAdmin<TemplateRecord>(path).then(
      (answer) => begin(answer),
      (error: unknown) => fail(error),
    );
  }, [path]);
  return { record, saved, etag, take };
}

/** Keeps what was changed after a moment of rest. */
function useKeeping(
  { sections, noReload, state }: { sections: EditedSection[]; noReload: boolean; state: State },
  keep: (these: readonly EditedSection[]) => Promise<boolean>,
) {
  const keepThese = useEffectEvent((these: readonly EditedSection[]) => void keep(these));
  useEffect(() => {
    if (state !== 'changed') return undefined;
    const timer = setTimeout(() => keepThese(sections), pauseMs);
    return () => clearTimeout(timer);
  }, [sections, noReload, state]);
}
