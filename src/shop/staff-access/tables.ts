import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** The tables of this slice. */
export const tables = (reader: Reader) =>
  on<Pick<DB, 'staffSigninFailure' | 'staffPolicy' | 'staffTotp' | 'staffPasskey' | 'staffRecoveryCode' | 'staffTicket' | 'staffChallenge' | 'staffDevice'>>(
    reader,
  );
