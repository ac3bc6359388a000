/** Limits on the time that an extension's code may take. */

/** How long extensions may take for a section or an answer that a sum waits for, for a call with a person waiting, for a job or an event, and for one transaction in any of them; how long a search engine that failed is left alone. */
export type Limits = { sectionMs: number; callMs: number; jobMs: number; transactionMs: number; restMs: number };

/** A job ends before the two minutes after which another process takes it over. */
export const usualLimits: Limits = { sectionMs: 3_000, callMs: 15_000, jobMs: 60_000, transactionMs: 10_000, restMs: 10_000 };

/** A call of an extension that did not end in time. */
export class TookTooLong extends Error {}

/** Runs `work` with a signal that is aborted when the time is over. @throws TookTooLong then; what the work still does reaches nobody */
export async function withTimeLimit<T>(what: string, ms: number, work: (signal: AbortSignal) => Promise<T> | T): Promise<T> {
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TookTooLong(`${what} took longer than ${ms} ms`);
    controller.abort(error);
    over.reject(error);
  }, ms);
  try {
    return await Promise.race([(async () => work(controller.signal))(), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
