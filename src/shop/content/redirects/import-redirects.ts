import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { isFixedAddress } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { cleanAddress, cleanPath } from './rules.ts';
import { findRedirectsAround, lockRedirects, writeRedirects } from './store.ts';

/** A redirect of a file. */
export type RedirectLine = { row: number; from: string; to: string };
/** What became of it; `msg` says why it was left out, and `field` which of the two is wrong. */
export type RedirectResult = { row: number; outcome: 'created' | 'updated' | 'unchanged' | 'failed'; field?: 'from' | 'to'; msg?: string };

type Known = { id: string; target: string; isNew: boolean };

/**
 * Writes redirects of a file in a fixed number of statements, as if each were written by itself: one that is there leads where the file says from now on, one
 * that leads to another's source leads to where that one leads.
 */
export async function importRedirectRows(context: Context, lines: readonly RedirectLine[], { dryRun }: { dryRun: boolean }): Promise<RedirectResult[]> {
  return context.transaction(async (tx) => {
    await lockRedirects(tx);
    const { routes, redirects } = await readSettings(tx);
    const [{ hostname }, { locale }] = [new URL(context.config.baseUrl), context];
    const read = lines.map((line) => {
      const from = cleanPath(pathOf(line.from, hostname));
      const to = cleanPath(pathOf(line.to, hostname)) ?? cleanAddress(line.to, redirects.hosts);
      return { row: line.row, from, to };
    });
    const [froms, tos] = [read.flatMap(({ from }) => from ?? []), read.flatMap(({ to }) => to ?? [])];
    const known = new Map(
      (await findRedirectsAround(tx, { froms, tos })).map(({ id, fromPath, target }): [string, Known] => [fromPath, { id, target, isNew: false }]),
    );
    /** Redirects by target: they follow when their target moves. */
    const leading = new Map<string, Set<string>>();
    const lead = (path: string, target: string) => void leading.set(target, (leading.get(target) ?? new Set()).add(path));
    known.forEach(({ target }, path) => lead(path, target));
    const changed = new Set<string>();
    const results = read.map(({ row, from, to }): RedirectResult => {
      const refuse = errorOf(row);
      if (from === null) return refuse('from', m.content_redirect_from_invalid({}, { locale }));
      if (isFixedAddress(routes, from)) return refuse('from', m.content_redirect_from_fixed({ path: from }, { locale }));
      if (to === null) return refuse('to', m.content_redirect_to_invalid({}, { locale }));
      const before = known.get(from);
      const target = known.get(to)?.target ?? to;
      if (target === from) return refuse('to', m.content_redirect_loop({}, { locale }));
      if (before?.target === target) return { row, outcome: 'unchanged' };
      known.set(from, { id: before?.id ?? newId(context.now().getTime()), target, isNew: before?.isNew ?? true });
      changed.add(from);
      leading.get(before?.target ?? '')?.delete(from);
      lead(from, target);
      for (const path of leading.get(from) ?? []) {
        known.get(path)!.target = target;
        lead(path, target);
        changed.add(path);
      }
      leading.delete(from);
      return { row, outcome: before ? 'updated' : 'created' };
    });
    if (!dryRun && changed.size > 0) {
      await writeRedirects(
        tx,
        [...changed].map((fromPath) => ({ fromPath, id: known.get(fromPath)!.id, target: known.get(fromPath)!.target })),
        context.now(),
      );
      await invalidateTags(tx, ['redirects']);
    }
    return results;
  });
}

/** A whole address of this shop is the path in it. */
function pathOf(text: string, hostname: string): string {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return trimmed;
  const url = new URL(trimmed);
  return url.hostname === hostname ? url.pathname : trimmed;
}

const errorOf =
  (row: number) =>
  (field: 'from' | 'to', msg: string): RedirectResult => ({ row, outcome: 'failed', field, msg });
