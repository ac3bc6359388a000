/** A template while it is edited: every change is saved as a draft after a moment, one call at a time. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TemplateRecord } from '../../shop/templates/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import type { EditedTemplate } from './editor/puck-data.ts';
import { usePublication } from './use-publication.ts';
import { rested, useCalls, useSaving } from './use-saving.ts';

const shown = (record: TemplateRecord): EditedTemplate => ({
  sections: record.draft?.sections ?? record.published?.sections ?? record.system ?? [],
  noReload: (record.draft ?? record.published)?.noReload ?? false,
});

type Answer = { data: TemplateRecord; etag: string | null; date: string | null };

/** The screen's state. `opened` counts up whenever something else is opened than what is on the screen: an earlier version, a dropped draft. */
export function useTemplate(id: string) {
  const path = `/templates/${encodeURIComponent(id)}`;
  const [edited, setEdited] = useState<EditedTemplate>({ sections: [], noReload: false });
  const [opened, setOpened] = useState(0);
  const calls = useCalls();
  const { state, setState, during } = calls;
  const showIt = (data: TemplateRecord) => {
    setEdited(shown(data));
    setOpened((count) => count + 1);
  };
  const { record, etag, since, take, failure, readAgain } = useRecordOf(path, showIt);

  const write = async (next: EditedTemplate) =>
    take(await callAdmin<TemplateRecord>(path, { method: 'PUT', body: { draft: next }, ifMatch: etag.current ?? '' }));
  const save = useSaving({ edited, calls, write });
  usePublication(record, state === 'rest', { read: () => callAdmin<TemplateRecord>(path), take });
  const isUnsaved = state === 'changed' || state === 'unsaved';

  /** Publishes what is on the screen, discards it, or makes an earlier version the draft. */
  async function runAction(action: 'publish' | 'schedule' | 'discard' | 'restore' | 'withdraw', body: object = {}): Promise<boolean> {
    if ((action === 'publish' || action === 'schedule') && isUnsaved && !(await save())) return false;
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
