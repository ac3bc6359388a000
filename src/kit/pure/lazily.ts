/** What `make` answers, made when it is first asked for and then kept; a failure is tried again by whoever asks next. */
export function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make().catch((error: unknown) => ((made = undefined), Promise.reject(error as Error))));
}
