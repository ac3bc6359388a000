/** The only reader of a request's cookies; it also works where no hook of the framework has run. */
import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';

/** The cookies by name; the first of a name counts. Malformed ones are left as they are. Works once the application is built. */
export function cookiesOf(headers: IncomingHttpHeaders): Readonly<Record<string, string | undefined>> {
  return headers.cookie ? cookie.parse(headers.cookie) : {};
}
