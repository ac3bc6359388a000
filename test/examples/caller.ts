/** Calls that must succeed: failures are listed, and the others are still made. */
import type { ApiAnswer, TestClient } from '#test/harness/app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Caller = {
  failed: string[];
  get(path: string): Promise<any>;
  post(path: string, body?: object): Promise<any>;
  /** Writes what was read, changed by `change`, with its `ETag`. */
  put(path: string, change?: object): Promise<any>;
  remove(path: string): Promise<any>;
};

/** Calls below `prefix`; answers `data`, or an empty object for what failed. */
export function caller(client: TestClient, { prefix, headers = {} }: { prefix: string; headers?: Record<string, string> }): Caller {
  const failed: string[] = [];
  const call = async (
    method: Method,
    path: string,
    { payload, more = {} }: { payload?: object | undefined; more?: Record<string, string> } = {},
  ): Promise<ApiAnswer> => {
    const answer = await client.send({ method, url: `${prefix}${path}`, ...(payload ? { payload } : {}), headers: { ...headers, ...more } });
    if (answer.status !== 200) failed.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  };
  const dataOf = ({ data }: ApiAnswer): any => data ?? {};
  const tagOf = async (path: string): Promise<{ read: ApiAnswer; more: Record<string, string> }> => {
    const read = await call('GET', path);
    return { read, more: { 'if-match': read.headers['etag'] ?? '*' } };
  };
  return {
    failed,
    get: async (path) => dataOf(await call('GET', path)),
    post: async (path, body = {}) => dataOf(await call('POST', path, { payload: body })),
    put: async (path, change = {}) => {
      const { read, more } = await tagOf(path);
      return dataOf(await call('PUT', path, { payload: { ...dataOf(read), ...change }, more }));
    },
    remove: async (path) => dataOf(await call('DELETE', path, { more: (await tagOf(path)).more })),
  };
}
