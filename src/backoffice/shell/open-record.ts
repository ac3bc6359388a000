/** Which record an address shows. Pure. */
import type { Screen } from '../screen.ts';

/** A record as `/api/admin/presence` names it. */
export type OpenRecord = { resource: string; id: string };

const recordPath = /^\/([a-z][a-z-]*)\/([^/]+)(?:\/show)?\/?$/;

/** The record that an address (below `/backoffice`) shows or changes; null where it shows none. A group of the settings is one too. */
export function openRecordOf(pathname: string, screens: readonly Screen[]): OpenRecord | null {
  const [, resource, id] = recordPath.exec(pathname) ?? [];
  if (resource === undefined || id === undefined || id === 'create') return null;
  const isRecord =
    resource === 'settings' || screens.some((screen) => screen.kind === 'resource' && screen.name === resource && (screen.edit ?? screen.show) !== undefined);
  return isRecord ? { resource, id: decodeURIComponent(id) } : null;
}
