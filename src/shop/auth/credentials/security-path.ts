import type { Queryable } from '#kit/server/database.ts';
import { readSettings } from '#shop/settings/index.ts';

/** Where an account looks after its sessions and passwords, without language prefix. */
export async function securityPath(db: Queryable): Promise<string> {
  const { routes } = await readSettings(db);
  return `${routes.userBasePath}security`;
}
