/** The client as others install it: `packages/client` built by its own compiler settings. */
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as client from '@vitrine/client';
import type * as admin from '@vitrine/client/admin';
import type * as socket from '@vitrine/client/socket';

type Built = typeof client & Pick<typeof admin, 'createAdminClient'> & Pick<typeof socket, 'openSocket'>;

let made: Promise<Built> | undefined;

/** Builds it once a process, and loads what was built. @throws with the compiler's words */
export function builtClient(): Promise<Built> {
  return (made ??= build());
}

/** Other processes build and load it at the same time: each file takes the other's place whole. */
async function build(): Promise<Built> {
  const folder = `.cache/client-${process.pid}`;
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'packages/client', '--outDir', folder];
  await promisify(execFile)(process.execPath, compiler).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
  for (const file of globSync('**/*.{js,ts}', { cwd: folder })) {
    const target = `packages/client/dist/${file}`;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(`${folder}/${file}`, target);
  }
  rmSync(folder, { recursive: true });
  const parts = await Promise.all(['index', 'admin', 'socket'].map((name) => load(`packages/client/dist/${name}.js`)));
  return Object.assign({}, ...parts) as Built;
}

/** By its whole address: what is built by now was not there when this file was read. */
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(resolve(file)).href) as Promise<object>;
