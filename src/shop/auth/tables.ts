import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AuthTables = Pick<
  DB,
  'accountChallenge' | 'accountPasskey' | 'authCode' | 'authOpenidFlow' | 'authOpenidLink' | 'captchaUse' | 'secret' | 'signinAttempt'
>;

/** The tables of this slice. */
export const tables = (db: Queryable) => on<AuthTables>(db);
