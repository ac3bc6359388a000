/** Asks a service outside: one limit of time for the whole call, one of length, no redirect, JSON or nothing. */
import { readAtMost } from './read-at-most.ts';

const usualMs = 10_000;
const answerBytes = 1024 * 1024;

/** A service had no proper answer. `isRefusal`: it will say the same again, such as that it does not know the number. */
export class ServiceFailed extends Error {
  readonly isRefusal: boolean;
  constructor(message: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isRefusal = isRefusal;
  }
}

/** One call. `headers` may hold a key, and the address's query another: neither stands in an error. `name`: what stands there in place of a path that must not. */
export type ServiceCall = {
  service: string;
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: object;
  name?: string;
};

/** Asks, and answers the status with what its JSON says. @throws ServiceFailed when it is late, too long, no JSON, overloaded or failing */
export async function askService(
  { service, url, method, headers, body, name = new URL(url).pathname }: ServiceCall,
  limitMs: number = usualMs,
): Promise<{ status: number; body: unknown }> {
  const what = `${service}, ${method} ${name}`;
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await readAtMost(answer, answerBytes);
    if (text === null) throw new Error('the answer is too long');
    const { status } = answer;
    if (status >= 500 || status === 429 || status === 401 || status === 403) throw new ServiceFailed(`${what} answered ${status}`);
    return { status, body: JSON.parse(text) };
  } catch (error) {
    throw error instanceof ServiceFailed ? error : new ServiceFailed(`${what} has no answer`, { cause: error });
  }
}
