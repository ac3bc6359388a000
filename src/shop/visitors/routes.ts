import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addTimeOnPage } from './add-time-on-page.ts';
import { DurationInput, TrackAnswer, TrackInput } from './contract.ts';
import { trackVisit } from './track-visit.ts';

// A tab calls each of the two six times a minute; an office behind one address has many.
const perAddress = { most: 600, windowMs: 60_000 };
const bodyLimitBytes = 16 * 1024;

/** Global Privacy Control: the browser's owner does not want to be followed. */
const isGpc = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1';

/** Publishes tracking and time on site. */
export function visitorRoutes(api: Api): void {
  const trackLimit = limitRate({ name: 'visits', ...perAddress });
  const durationLimit = limitRate({ name: 'time on page', ...perAddress });
  api.operation(
    {
      method: 'POST',
      url: '/api/web/visitor/track',
      summary: 'Note that a visitor looks at a page',
      tag: 'visitor',
      access: 'public',
      body: TrackInput,
      data: TrackAnswer,
      bodyLimitBytes,
    },
    async (context, { body, request }) => {
      await trackLimit(request.ip);
      const { 'x-visitor': given, 'accept-language': languages } = request.headers;
      return trackVisit(context, {
        visitorId: typeof given === 'string' ? given : undefined,
        ...body,
        isGpc: isGpc(request),
        languages,
      });
    },
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/stat/duration',
      summary: 'Add the time spent on a page',
      tag: 'visitor',
      access: 'public',
      body: DurationInput,
      data: z.object({}),
      bodyLimitBytes,
      jsonAsText: true,
    },
    async (context, { body, request }) => {
      await durationLimit(request.ip);
      if (!isGpc(request)) await addTimeOnPage(context, body);
      return {};
    },
  );
}
