/** The client as others install it: `packages/client` built by its own script. */
import { execFile } from 'node:child_process';
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

async function build(): Promise<Built> {
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'packages/client']).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
  const parts = await Promise.all(['index', 'admin', 'socket'].map((name) => import(`../../packages/client/dist/${name}.js`) as Promise<object>));
  return Object.assign({}, ...parts) as Built;
}
