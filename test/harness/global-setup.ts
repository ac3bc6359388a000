/** Once per test run: a server, and a migrated template database that every test file clones. */
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { migrate } from '#kit/server/migrations.ts';
import { prepareJobs } from '#kit/server/jobs.ts';
import { slices } from '#server/slices.ts';
import { startTestServer } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** The name of the migrated template. */
export const templateName = 'vitrine_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await client.end();
  const url = server.url.replace(/\/[^/]*$/, `/${templateName}`);
  await migrate(url, 'migrations');
  await prepareJobs(
    url,
    slices.flatMap((slice) => slice.jobs ?? []),
  );
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
