/** What a slice of the shop gives to the process. The composition root holds the explicit list; nothing is found by itself. */
import type { Api } from './http/api.ts';
import type { Jobs, AnyJob } from './jobs.ts';
import type { Database } from './database.ts';
import type { Log } from './context.ts';
import type { Replicas } from './replicas.ts';
import type { HostConfig } from './host-config.ts';
import type { Announcements } from './events/listen.ts';
import type { EventListener, EventPayload } from './events/shop-events.ts';
import type { DataSubjectHandler } from './privacy/personal-data.ts';
import type { MailSample } from './mail/mail-sample.ts';
import type { Retention } from './privacy/retention.ts';

export type { HostConfig };

/** What the process offers to slices when their routes are made. */
export type Host = {
  database: Database;
  /** What public pages read from; absent: the database itself. */
  replicas?: Replicas;
  /** The process's clock. A use case asks its context's. */
  now(): Date;
  jobs: Jobs;
  /** What nodes announce to each other: stale pages, frames for sockets. */
  announcements: Announcements;
  log: Log;
  config: HostConfig;
};

/** One slice. */
export type Slice = {
  name: string;
  /** Publishes the slice's operations. */
  routes?(api: Api, host: Host): void;
  jobs?: readonly AnyJob[];
  /** Jobs of the slice that follow events of the shop. */
  listeners?: readonly EventListener[];
  /** Payloads of the slice's events that are not emitted with them. */
  eventPayloads?: readonly EventPayload[];
  /** Personal data in the slice: for exports and for deletion. */
  personalData?: readonly DataSubjectHandler[];
  /** The retention periods of the slice. */
  retention?: readonly Retention[];
  /** Every kind of mail that the slice sends, with sample data: for previews. */
  mailSamples?: readonly MailSample[];
};
