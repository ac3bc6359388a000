/** What the server renders for the sections on the screen. */
import { createContext } from 'react';
import type { DraftMarkup } from '../../../shop/templates/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { Block } from './puck-data.ts';
import { useRendered } from './use-rendered.ts';

/** Markup by the id of its block: null where the page cannot show it, undefined where it is on its way. */
export type Markup = { page: Omit<DraftMarkup, 'sections'> | null; blocks: ReadonlyMap<string, string | null> };

const nothing: Markup = { page: null, blocks: new Map() };

/** What blocks read: their markup, and what to say where there is none. */
export type Shown = Markup & {
  place: 'head' | 'body' | 'foot';
  titleOf(section: string): string;
  words: { waiting: string; empty: string; needsPage: string };
};

export const ShownContext = createContext<Shown | null>(null);

type Asked = { name: string; path: string; blocks: readonly Block[] };

/** The markup of the sections, and what the page has around them. */
export const useMarkup = (asked: Asked): Markup & { failed: string | null } => useRendered(asked, nothing, render);

async function render({ name, path, blocks }: Asked): Promise<Markup> {
  const body = { path, sections: blocks.map(({ section, settings }) => ({ section, settings })) };
  const { data } = await callAdmin<DraftMarkup>(`/templates/${encodeURIComponent(name)}/render`, { method: 'POST', body });
  const { sections, ...page } = data;
  return { page, blocks: new Map(blocks.map(({ id }, index) => [id, sections[index] ?? null])) };
}
