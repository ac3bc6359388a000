/** A template while it is worked on: every change is kept as a draft after a moment, one call at a time. */
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

/** What the screen works with. `saved` counts up whenever the draft is kept anew. */
export function useTemplate(id: string) {
  const notify = useNotify();
  const [record, setRecord] = useState<TemplateRecord | null>(null);
  const [sections, setSections] = useState<EditedSection[]>([]);
  const [noReload, setNoReload] = useState(false);
  const [saved, setSaved] = useState(0);
  const [state, setState] = useState<'rest' | 'changed' | 'busy'>('rest');
  const etag = useRef<string | null>(null);
  const path = `/templates/${encodeURIComponent(id)}`;

  const say = (fault: unknown) => notify((fault as HttpError).message, { type: 'error', autoHideDuration: 8_000 });
  const take = (answer: { data: TemplateRecord; etag: string | null }) => {
    etag.current = answer.etag;
    setRecord(answer.data);
    setSaved((count) => count + 1);
  };

  const begin = useEffectEvent((answer: { data: TemplateRecord; etag: string | null }) => {
    take(answer);
    setSections(keyed(shown(answer.data)));
    setNoReload(isQuiet(answer.data));
  });
  const fail = useEffectEvent(say);
  useEffect(() => {
    callAdmin<TemplateRecord>(path).then(
      (answer) => begin(answer),
      (fault: unknown) => fail(fault),
    );
  }, [path]);

  async function keep(next: readonly EditedSection[]): Promise<boolean> {
    setState('busy');
    try {
      const draft = { sections: next.map(({ section, settings }) => ({ section, settings })), noReload };
      take(await callAdmin<TemplateRecord>(path, { method: 'PUT', body: { draft }, ifMatch: etag.current ?? '' }));
      setState((now) => (now === 'busy' ? 'rest' : now));
      return true;
    } catch (fault) {
      say(fault);
      setState('changed');
      return false;
    }
  }

  const keepThese = useEffectEvent((these: readonly EditedSection[]) => void keep(these));
  useEffect(() => {
    if (state !== 'changed') return undefined;
    const timer = setTimeout(() => keepThese(sections), pauseMs);
    return () => clearTimeout(timer);
  }, [sections, noReload, state]);

  return {
    record,
    sections,
    noReload,
    saved,
    state,
    change(next: EditedSection[]) {
      setSections(next);
      setState('changed');
    },
    changeNoReload(next: boolean) {
      setNoReload(next);
      setState('changed');
    },
    /** Publishes what is on the screen, discards it, or makes an earlier version the draft. */
    async act(action: 'publish' | 'discard' | 'restore' | 'withdraw', body: object = {}): Promise<boolean> {
      if (action === 'publish' && state === 'changed' && !(await keep(sections))) return false;
      setState('busy');
      try {
        const answer = await callAdmin<TemplateRecord | null>(`${path}/${action}`, { method: 'POST', body });
        if (answer.data) {
          take({ data: answer.data, etag: answer.etag });
          if (action !== 'publish') {
            setSections(keyed(shown(answer.data)));
            setNoReload(isQuiet(answer.data));
          }
        }
        setState('rest');
        return answer.data !== null;
      } catch (fault) {
        say(fault);
        setState('rest');
        return false;
      }
    },
  };
}
