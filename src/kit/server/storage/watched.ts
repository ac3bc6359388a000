/** Says whose failure ended an upload: the source's own, or that of the storage that read it. */

/** A source that says whether it was read to its end, and what it failed at itself: a storage that gives up is no fault of the source. */
export function watched(content: AsyncIterable<Uint8Array>) {
  let isRead = false;
  let problem: Error | undefined;
  async function* pass() {
    const chunks = content[Symbol.asyncIterator]();
    const next = () =>
      chunks.next().catch((error: unknown) => {
        problem = error as Error;
        throw error;
      });
    try {
      for (let chunk = await next(); !chunk.done; chunk = await next()) yield chunk.value;
      isRead = true;
    } finally {
      await chunks.return?.();
    }
  }
  return { content: pass(), isRead: () => isRead, problem: () => problem };
}
