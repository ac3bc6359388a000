/** What a slice of the shop gives to the process. The composition root holds the explicit list; nothing is found by itself. */
import type { Api } from './http/api.ts';
import type { Jobs, AnyJob } from './jobs.ts';
import type { Database } from './database.ts';
import type { Log } from './context.ts';

/** What the process offers to slices when their routes are made. */
export type Host = {
  database: Database;
  jobs: Jobs;
  log: Log;
  config: HostConfig;
};

/** The configuration that slices may see; parsed once at start. */
export type HostConfig = {
  /** Public base address without trailing slash, for links in mails (`http://localhost:3000`). */
  baseUrl: string;
  /** Folder of everything that is kept besides the database. */
  dataDir: string;
  /** Where mails go without SMTP. */
  mailDir: string;
  smtpUrl: string | null;
  /** Allows the sandbox payment provider (always outside of production). */
  sandboxPayments: boolean;
  /** Whether cookies are Secure and `__Host-` prefixed. */
  https: boolean;
  production: boolean;
};

/** One slice. */
export type Slice = {
  name: string;
  /** Publishes the slice's operations. */
  routes?(api: Api, host: Host): void;
  jobs?: readonly AnyJob[];
};
