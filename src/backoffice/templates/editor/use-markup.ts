/** What the server renders for the sections on the screen. */
import { createContext, useEffect, useState } from 'react';
import type { DraftMarkup } from '../../../shop/templates/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { Block } from './puck-data.ts';

/** Markup by the id of its block: null where the page cannot show it, undefined where it is on its way. */
export type Markup = { page: Omit<DraftMarkup, 'sections'> | null; blocks: ReadonlyMap<string, string | null> };

const nothing: Markup = { page: null, blocks: new Map() };
const pauseMs = 250;

/** What blocks read: their markup, and what to say where there is none. */
export type Shown = Markup & {
  place: 'head' | 'body' | 'foot';
  titleOf(section: string): string;
  words: { waiting: string; empty: string; needsPage: string };
};

/** See above. */
export const ShownContext = createContext<Shown | null>(null);

/** Asks for it a moment after each change; an answer that is overtaken by a later one is not shown. What could not be rendered at all is `failed`. */
export function useMarkup({ name, path, blocks }: { name: string; path: string; blocks: readonly Block[] }): Markup & { failed: string | null } {
  const [markup, setMarkup] = useState(nothing);
  const [failed, setFailed] = useState<string | null>(null);
  const asked = JSON.stringify({ path, blocks });
  useEffect(() => {
    let overtaken = false;
    const { path: page, blocks: shown } = JSON.parse(asked) as { path: string; blocks: Block[] };
    const render = async () => {
      const body = { path: page, sections: shown.map(({ section, settings }) => ({ section, settings })) };
      try {
        const { data } = await callAdmin<DraftMarkup>(`/templates/${encodeURIComponent(name)}/render`, { method: 'POST', body });
        if (overtaken) return;
        const { sections, ...around } = data;
        setMarkup({ page: around, blocks: new Map(shown.map(({ id }, index) => [id, sections[index] ?? null])) });
        setFailed(null);
      } catch (error) {
        if (!overtaken) setFailed((error as Error).message);
      }
    };
    const timer = setTimeout(() => void render(), pauseMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [asked, name]);
  return { ...markup, failed };
}
