/** Once per test run: a server, and a migrated template database that every test file clones. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres.ts';
import { createNamedDatabase, prepareDatabase } from './prepared-database.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    /** Where the files of shops are that are filled once a run. */
    filledFolder: string;
  }
}

/** The name of the migrated template. */
export const templateName = 'vitrine_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer({ inMemory: true, bySocket: true });
  await prepareDatabase(await createNamedDatabase(server.url, templateName));
  project.provide('serverUrl', server.url);
  const filledFolder = await makeTemporaryFolder('vitrine-filled-');
  project.provide('filledFolder', filledFolder);
  return async () => {
    await server.stop();
    await rm(filledFolder, { recursive: true, force: true });
  };
}
