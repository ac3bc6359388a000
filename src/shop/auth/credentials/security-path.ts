import type { Queryable } from '#kit/server/database.ts';
import { readSettings } from '#shop/settings/index.ts';

/** Where an account looks after its sessions and passwords, without language prefix. */
export async function securityPath(db: Queryable): Promise<string> {
  const { routes } = await readSettings(db);
  return `${routes.userBasePath}security`;
}

/** Where an account looks after what it signs in by, without language prefix. */
export async function accountPath(db: Queryable): Promise<string> {
  const { routes } = await readSettings(db);
  return `${routes.userBasePath}account`;
}
