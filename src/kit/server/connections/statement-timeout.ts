/** How long a statement may take, where that is another time than usual. */
import { sql } from 'kysely';
import { on, type Tx } from '../database.ts';

/** Ends every further statement of this transaction after `ms`; 0: never. */
export async function statementTimeout(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(on(tx));
}

/** Whether a statement was ended because it took too long. */
export const isStatementTimeout = (thrown: unknown) => (thrown as { code?: string }).code === '57014';
