/** What the server renders of the letter on the screen. */
import { createContext } from 'react';
import type { Letter, RenderedLetter } from '#shop/newsletter/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { Block } from '../../templates/editor/puck-data.ts';
import { useRendered } from '../../templates/editor/use-rendered.ts';

/** One section's markup, null where a letter would not show it, with what is wrong with it. */
export type BlockMarkup = RenderedLetter['sections'][number];

type Markup = { shopName: string; footer: string; blocks: ReadonlyMap<string, BlockMarkup> };

const nothing: Markup = { shopName: '', footer: '', blocks: new Map() };

/** What blocks read: their markup, and what to say where there is none. */
export type ShownLetter = Markup & {
  lang: string;
  titleOf(section: string): string;
  words: { waiting: string; empty: string; footer: string };
  onFooter(): void;
};

export const LetterContext = createContext<ShownLetter | null>(null);

type Asked = { blocks: readonly Block[]; footer: Letter['footer']; lang: string };

/** The markup of the letter's sections, and what stands around them. */
export const useLetterMarkup = (letter: Asked): Markup & { failed: string | null } => useRendered(letter, nothing, render);

async function render({ blocks, footer, lang }: Asked): Promise<Markup> {
  const body = { sections: blocks.map(({ section, settings }) => ({ section, settings })), footer, lang };
  const { data } = await callAdmin<RenderedLetter>('/newsletter-issues/render', { method: 'POST', body });
  const { sections, ...around } = data;
  return { ...around, blocks: new Map(blocks.flatMap(({ id }, index) => (sections[index] ? [[id, sections[index]]] : []))) };
}
