/** The queue of a test. */
import { openJobs } from '#kit/server/jobs.ts';

/** It counts from the epoch on: how long a job waits from its making is at which instant of the shop's clock it is due. */
export const openTestJobs = (url: string) => openJobs(url, { now: () => new Date(0), onError: () => undefined });
