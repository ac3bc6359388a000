/** What answers a path that nothing else answers: a page where one could live, else 404, or 405 where the path takes other methods. */
import type { FastifyInstance } from 'fastify';
import { rejectUnknownPath } from '../requests/error-handler.ts';
import type { Pages } from './pages.ts';

/** Whether a page could live at a path; everything else belongs to programs. */
export const isPagePath = (path: string) => !/^\/(api|assets|theme|media|ws|backoffice)(\/|$)/.test(path);

const everyOther = '/*';

/** Notes the methods of each path that is published from now on; answers the methods that a path takes. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url === everyOther) return;
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') methods.set(url, (methods.get(url) ?? new Set()).add(one));
  });
  const patterns = () =>
    [...methods].map(([url, allowed]) => ({ pattern: new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}/?$`), allowed: [...allowed] }));
  let known: ReturnType<typeof patterns> | undefined;
  return (path) => (known ??= patterns()).flatMap(({ pattern, allowed }) => (pattern.test(path) ? allowed : []));
}

/** The route of all pages, behind every other, and the answer to methods that no route takes. */
export function publishPages(app: FastifyInstance, pages: Pages, methodsOf: (path: string) => string[]): void {
  app.route({
    method: [...app.supportedMethods],
    url: everyOther,
    schema: { hide: true },
    exposeHeadRoute: false,
    // Before the body is read: a path or method that is not there is that, whatever was sent to it.
    onRequest: async (request, reply) => {
      const path = request.url.split('?')[0]!;
      const others = methodsOf(path);
      if (!isPagePath(path) || others.length > 0) return rejectUnknownPath(request, reply, others);
      return pages.takes(request) ? undefined : pages.handle(request, reply);
    },
    handler: (request, reply) => pages.handle(request, reply),
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const others = methodsOf(path);
    return rejectUnknownPath(request, reply, isPagePath(path) && others.length === 0 ? ['GET', 'HEAD'] : others);
  });
}
