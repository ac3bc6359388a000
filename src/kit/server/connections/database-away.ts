/** Whether an error says that the database cannot do its work for now, rather than that what was asked of it is wrong. */

/**
 * Connection refused, reset, or ended by an administrator or a crash; too many connections; starting up; a full disk, without memory, or one that cannot be
 * written or read.
 */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0[123]|08\w{3}|53[123]00|58030)$/;
/** What the client library says, without a code, of a connection that died under it or that it could not get. */
const connectionLost = /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

/** True for what may be asked again in a while. Looks at the cause as well. */
export function isDatabaseAway(thrown: unknown): boolean {
  const chain = [thrown, (thrown as { cause?: unknown } | null)?.cause] as ({ code?: string; message?: string } | null | undefined)[];
  return chain.some((error) => codes.test(error?.code ?? '') || connectionLost.test(error?.message ?? ''));
}
