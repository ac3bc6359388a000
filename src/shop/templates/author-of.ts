import type { Context } from '#kit/server/context.ts';

/** Whose name stands at a version; empty for the shop itself. */
export const authorOf = ({ caller }: Context): string => (caller.kind === 'staff' ? caller.name : '');
