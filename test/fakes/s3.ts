/** An S3 service of one bucket in memory, as far as the shop's client asks it; signatures are not looked at (a real one is in `test/engines/s3.test.ts`). */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A running service. `files` by key; `open` are uploads in parts that were neither completed nor aborted; `refusesParts` fails every part. */
export type FakeS3 = {
  environment: Record<string, string>;
  files: Map<string, Buffer>;
  open: Map<string, Map<number, Buffer>>;
  refusesParts: boolean;
  close(): Promise<void>;
};

const xml = (name: string, fields: Record<string, string>) =>
  `<?xml version="1.0"?><${name}>${Object.entries(fields)
    .map(([key, value]) => `<${key}>${value}</${key}>`)
    .join('')}</${name}>`;

/** Starts one. */
export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const fake: FakeS3 = {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret-key',
    },
    files: new Map(),
    open: new Map(),
    refusesParts: false,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url!, 'http://s3');
  const key = decodeURIComponent(pathname.replace(/^\/shop\/?/, ''));
  const body = await buffer(request);
  const say = (status: number, text: string | Buffer = '', headers: Record<string, string> = {}) => void response.writeHead(status, headers).end(text);
  const uploadId = searchParams.get('uploadId');
  const asked = `${request.method} ${uploadId ? 'upload' : searchParams.has('uploads') ? 'uploads' : key === '' ? 'bucket' : 'file'}`;
  if (asked === 'HEAD bucket') return say(200);
  if (asked === 'GET bucket') {
    const from = searchParams.get('start-after') ?? '';
    const found = [...fake.files.keys()].filter((one) => one.startsWith(searchParams.get('prefix') ?? '') && one > from).sort();
    return say(
      200,
      xml('ListBucketResult', { Contents: '' }).replace('<Contents></Contents>', found.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('')),
    );
  }
  if (asked === 'PUT file') {
    fake.files.set(key, body);
    return say(200, '', { etag: '"whole"' });
  }
  if (asked === 'POST uploads') {
    const id = `upload-${fake.open.size + 1}`;
    fake.open.set(id, new Map());
    return say(200, xml('InitiateMultipartUploadResult', { Bucket: 'shop', Key: key, UploadId: id }));
  }
  const parts = fake.open.get(uploadId ?? '');
  if (asked === 'PUT upload') {
    if (fake.refusesParts) return say(400, xml('Error', { Code: 'EntityTooLarge', Message: 'no' }));
    const part = Number(searchParams.get('partNumber'));
    parts!.set(part, body);
    return say(200, '', { etag: `"part-${part}"` });
  }
  if (asked === 'POST upload') {
    fake.files.set(key, Buffer.concat([...parts!].sort(([one], [other]) => one - other).map(([, part]) => part)));
    fake.open.delete(uploadId!);
    return say(200, xml('CompleteMultipartUploadResult', { Bucket: 'shop', Key: key, ETag: '"whole"' }));
  }
  if (asked === 'DELETE upload') {
    fake.open.delete(uploadId!);
    return say(204);
  }
  const file = fake.files.get(key);
  if (!file) return say(404, request.method === 'HEAD' ? '' : xml('Error', { Code: 'NoSuchKey', Message: 'none' }));
  return say(200, request.method === 'HEAD' ? '' : file, { 'content-length': String(file.length) });
}
