/** A template as Puck has it, and back: what is stored is the shop's own format and nothing of Puck's. */
import type { Data } from '@puckeditor/core';
import type { SectionChoice } from '../../../shop/templates/contract.ts';

/** A template on the screen. */
export type EditedTemplate = { sections: SectionChoice[]; noReload: boolean };

/** A section with the id that it has on the screen, which stays when it is moved. */
export type Block = SectionChoice & { id: string };

/** Names that Puck uses for itself in a component's properties; no setting may have one. */
export const namesOfPuck = ['id', 'puck', 'editMode', 'children', 'key', 'ref'] as const;

let last = 0;
const newId = (section: string) => `${section}-${(last += 1)}`;

/** What Puck opens. */
export function dataOf({ sections, noReload }: EditedTemplate): Data {
  return {
    root: { props: { noReload } as object },
    content: sections.map(({ section, settings }) => ({ type: section, props: { ...settings, id: newId(section) } })),
    zones: {},
  };
}

/** The sections that Puck shows. A setting that was emptied is left out, so that its default holds again. */
export function blocksOf(data: Pick<Data, 'content'>): Block[] {
  return data.content.map(({ type, props: { id, ...settings } }) => ({ id: String(id), section: type, settings: withoutEmpty(settings) }));
}

/** What is stored of what Puck shows. */
export function templateOf(data: Pick<Data, 'content' | 'root'>): EditedTemplate {
  const props = (data.root.props ?? {}) as { noReload?: unknown };
  return { sections: blocksOf(data).map(({ section, settings }) => ({ section, settings })), noReload: props.noReload === true };
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [[name, cleaned(value)]])),
  );
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map(cleaned);
  return typeof value === 'object' && value !== null ? withoutEmpty(value as Record<string, unknown>) : value;
}
