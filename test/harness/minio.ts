/** A real S3 server for tests: MinIO, whose program TEST_MINIO names. docs/how-to/long-tests.md says how to get it from its Go module. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import type { S3Options } from '#kit/server/storage/s3-storage.ts';
import { runProgram, type RunningProgram } from './programs.ts';

/** Where the program is; absent: tests with it are skipped. */
export const minio = process.env['TEST_MINIO'];

/** What its one user signs with. */
export type S3Keys = Pick<S3Options, 'accessKeyId' | 'secretAccessKey'>;

/** Starts it over an empty folder. */
export async function startMinio({ accessKeyId, secretAccessKey }: S3Keys): Promise<{ port: number; program: RunningProgram; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-s3-'));
  const port = await freePort();
  const args = ['server', '--quiet', '--address', `127.0.0.1:${port}`, '--console-address', '127.0.0.1:0', join(folder, 'minio')];
  const program = await runProgram(minio!, args, port, { HOME: folder, MINIO_ROOT_USER: accessKeyId, MINIO_ROOT_PASSWORD: secretAccessKey });
  return {
    port,
    program,
    async stop() {
      await program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the bucket of these settings; waits for a server that does not answer yet. */
export async function createBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await client.send(new CreateBucketCommand({ Bucket: bucket })));
    } catch (error) {
      if (attempt >= 60) throw error;
      await sleep(500);
    }
  }
}
