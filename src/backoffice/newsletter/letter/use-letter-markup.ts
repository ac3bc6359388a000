/** What the server renders of the letter on the screen. */
import { createContext, useEffect, useState } from 'react';
import type { Letter, RenderedLetter } from '#shop/newsletter/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { Block } from '../../templates/editor/puck-data.ts';

/** One section's markup, null where a letter would not show it, with what is wrong with it. */
export type BlockMarkup = RenderedLetter['sections'][number];

type Markup = { shopName: string; footer: string; blocks: ReadonlyMap<string, BlockMarkup> };

const nothing: Markup = { shopName: '', footer: '', blocks: new Map() };
const pauseMs = 250;

/** What blocks read: their markup, and what to say where there is none. */
export type ShownLetter = Markup & {
  lang: string;
  titleOf(section: string): string;
  words: { waiting: string; empty: string; footer: string };
  onFooter(): void;
};

/** See above. */
export const LetterContext = createContext<ShownLetter | null>(null);

type Asked = { blocks: readonly Block[]; footer: Letter['footer']; lang: string };

/** Asks for it a moment after each change; an answer that is overtaken by a later one is not shown. What could not be rendered at all is `failed`. */
export function useLetterMarkup(letter: Asked): Markup & { failed: string | null } {
  const [markup, setMarkup] = useState(nothing);
  const [failed, setFailed] = useState<string | null>(null);
  const asked = JSON.stringify(letter);
  useEffect(() => {
    let overtaken = false;
    const { blocks, footer, lang } = JSON.parse(asked) as Asked;
    const render = async () => {
      const body = { sections: blocks.map(({ section, settings }) => ({ section, settings })), footer, lang };
      try {
        const { data } = await callAdmin<RenderedLetter>('/newsletter-issues/render', { method: 'POST', body });
        if (overtaken) return;
        const { sections, ...around } = data;
        setMarkup({ ...around, blocks: new Map(blocks.flatMap(({ id }, index) => (sections[index] ? [[id, sections[index]]] : []))) });
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
  }, [asked]);
  return { ...markup, failed };
}
