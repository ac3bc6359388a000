/** Every section that a template may name. No autoload: what is not here does not exist. */
import type { AnySection } from '#kit/server/page/section.ts';
import { messageSection } from './sections/message/section.tsx';
import { shellSection } from './sections/shell/section.tsx';

const all: readonly AnySection[] = [messageSection, shellSection];

/** Sections by name. */
export const sections: ReadonlyMap<string, AnySection> = new Map(all.map((section) => [section.name, section]));
