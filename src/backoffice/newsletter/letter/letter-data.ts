/** A letter as Puck has it, and back. What is stored is the shop's own format and nothing of Puck's. */
import type { Data } from '@puckeditor/core';
import type { Letter } from '#shop/newsletter/contract.ts';
import { blocksOf, dataOf } from '../../templates/editor/puck-data.ts';

/** What Puck opens. The end of the letter belongs to all of it, so that it can be neither moved nor removed. */
export function letterDataOf({ sections, footer }: Letter): Data {
  return { ...dataOf({ sections: [...sections], noReload: false }), root: { props: { footer: { ...footer } } as object } };
}

/** The letter that Puck shows. */
export function letterOf(data: Pick<Data, 'content' | 'root'>): Letter {
  const { footer } = (data.root.props ?? {}) as { footer?: Record<string, string> };
  return { sections: blocksOf(data).map(({ section, settings }) => ({ section, settings })), footer: footer ?? {} };
}
