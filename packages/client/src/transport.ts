/** One request, tried again where that is safe. */

/** How long and how often. */
export type Patience = {
  /** For each attempt, in milliseconds; 15,000 by default. */
  timeLimitMs?: number;
  /** Attempts after the first; 2 by default, 0 for none. */
  retries?: number;
};

/** Thrown when an attempt took longer than its limit. */
export class TimeLimitError extends Error {}

/** Where the server asks for a longer wait, the caller gets its error. */
const longestWaitMs = 10_000;
const firstWaitMs = 300;

/**
 * Sends a request. What only reads, or has an `Idempotency-Key`, is repeated after a lost connection and after 502, 503 and 504; a key that is still being
 * worked on (409) and too many requests (429) after as long as the shop says, the latter for every request: it was turned away unread.
 */
export async function send(
  request: Request,
  { fetch, timeLimitMs = 15_000, retries = 2 }: Patience & { fetch: (request: Request) => Promise<Response> },
): Promise<Response> {
  const isSafe = request.method === 'GET' || request.method === 'HEAD' || request.headers.has('idempotency-key');
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    let response: Response | undefined;
    try {
      response = await inTime(isLast ? request : request.clone(), { fetch, timeLimitMs });
    } catch (error) {
      if (isLast || !isSafe || request.signal.aborted) throw error;
    }
    const waitMs = response ? waitAfter(response, isSafe) : backoff(attempt);
    if (response && (isLast || waitMs === null || waitMs > longestWaitMs)) return response;
    void response?.body?.cancel();
    await pause(waitMs || backoff(attempt), request.signal);
  }
}

/** How long to wait before the request is repeated (0: as the client thinks right), or null: it is not. */
function waitAfter({ status, headers }: Response, isSafe: boolean): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const saidMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
  if (status === 429 || (status === 409 && isSafe)) return saidMs;
  return isSafe && (status === 502 || status === 503 || status === 504) ? (saidMs ?? 0) : null;
}

/** Longer each time, and never the same for two clients. */
const backoff = (attempt: number): number => firstWaitMs * 2 ** attempt * (0.5 + Math.random());

async function inTime(request: Request, { fetch, timeLimitMs }: { fetch: (request: Request) => Promise<Response>; timeLimitMs: number }): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort(request.signal.reason);
  if (request.signal.aborted) stop();
  request.signal.addEventListener('abort', stop);
  const timer = setTimeout(() => limit.abort(new TimeLimitError(`no answer within ${timeLimitMs} ms`)), timeLimitMs);
  try {
    const response = await fetch(new Request(request, { signal: limit.signal }));
    // The body belongs to the answer: it has the same time.
    const body = [204, 205, 304].includes(response.status) ? null : await response.arrayBuffer();
    return new Response(body, response);
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}

/** Waits, or ends with the reason for which the caller gave up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
