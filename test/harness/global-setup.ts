/** Once per test run: a server, and a migrated template database that every test file clones. */
import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres.ts';
import { createNamedDatabase, prepareDatabase } from './prepared-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** The name of the migrated template. */
export const templateName = 'vitrine_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({ inMemory: true });
  await prepareDatabase(await createNamedDatabase(server.url, templateName));
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
