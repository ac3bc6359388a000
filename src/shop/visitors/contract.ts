/** What tracking and time on site take and answer (docs/rules/pages.md, "Visits"). */
import { z } from 'zod';

/** Longest address that is read; the stored part is shorter. */
export const longestAddress = 4_000;

/** Longest time that one call may report, in seconds: a day. */
export const longestDurationSeconds = 86_400;

/** `POST /api/web/visitor/track` */
export const TrackInput = z.object({
  url: z.string().min(1).max(longestAddress),
  referer: z.string().max(longestAddress).nullish(),
  timezone: z.string().max(64).nullish(),
  /** The visitor's answer to the shop's question whether visits may be counted; absent before one was given. */
  consent: z.enum(['yes', 'no']).nullish(),
});

/**
 * The answer of tracking: the visitor's id, new where the call brought none. It counts only; knowing it gives nothing.
 * `kept` says whether anything was stored; if not, the browser stores no id either. `ask`: the visitor's law requires consent first.
 */
export const TrackAnswer = z
  .object({ visitorId: z.string(), kept: z.boolean(), ask: z.boolean() })
  .meta({ id: 'TrackedVisit', description: 'What counting a visit came to.' });

/** `POST /api/web/stat/duration`: seconds spent on a page since the last call for it. */
export const DurationInput = z.object({
  visitorId: z.string().min(1).max(64),
  url: z.string().min(1).max(longestAddress),
  duration: z.number().min(0).max(longestDurationSeconds),
});
