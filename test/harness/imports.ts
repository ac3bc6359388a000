import type { TestApp } from './app.ts';
import { runJobs } from './run-jobs.ts';

/** Imports a file as staff do, and answers what became of it. */
export async function importFile(shop: TestApp, { text, ...fields }: { kind: string; text: string; dryRun?: 'true' }, staff: Record<string, string>) {
  const boundary = 'parts';
  const parts = Object.entries(fields).map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n`;
  const payload = `${parts.join('')}${file}--${boundary}--\r\n`;
  const headers = { ...staff, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { data } = await shop.client().send({ method: 'POST', url: '/api/admin/imports', payload, headers });
  await runJobs(shop);
  return (await shop.client().get(`/api/admin/imports/${data.id}`, staff)).data;
}
