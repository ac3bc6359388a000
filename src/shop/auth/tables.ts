import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type AuthTables = Pick<DB, 'authCode' | 'authOpenidFlow' | 'authOpenidLink' | 'captchaUse' | 'secret' | 'signinAttempt'>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<AuthTables>(reader);
