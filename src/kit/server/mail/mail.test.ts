import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from './mail.ts';
import type { Mail } from './message.ts';

const mail: Mail = {
  id: 'placed-261121-7KQ2M9',
  from: { name: 'Aldermoor', address: 'hello@example.com' },
  to: 'ada@example.com',
  subject: 'We have your order 261121-7KQ2M9',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  at: new Date('2026-11-21T10:00:00Z'),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => ({ smtpUrl: null, mailDir: join(folder, name), baseUrl: 'https://shop.example' });
const readAll = async (name: string) => Promise.all((await readdir(join(folder, name))).map((file) => readFile(join(folder, name, file), 'utf8')));

describe('without SMTP', () => {
  it('is one file per message, whole, with both parts', async () => {
    await sendMail(inFolder('one'), mail);
    await sendMail(inFolder('one'), mail);
    expect(await readdir(join(folder, 'one'))).toEqual(['2026-11-21T10-00-00-000Z-placed-261121-7KQ2M9.eml']);
    const [text] = await readAll('one');
    expect(text).toMatch(/^To: ada@example\.com$/m);
    expect(text).toMatch(/^Subject: We have your order 261121-7KQ2M9$/m);
    expect(text).toMatch(/^Message-ID: <placed-261121-7KQ2M9@shop\.example>$/m);
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('Content-Type: text/html');
  });

  it('accepts a telephone number, and no injected header', async () => {
    await sendMail(inFolder('two'), { ...mail, to: '+85223456789', subject: 'Hello\r\nBcc: eve@example.com' });
    const [text] = await readAll('two');
    expect(text).toMatch(/^To: \+85223456789$/m);
    expect(text).not.toMatch(/^Bcc:/m);
  });

  it('leaves nothing half written where the folder does not take it', async () => {
    const name = '2026-11-21T10-00-00-000Z-placed-261121-7KQ2M9.eml';
    await mkdir(join(folder, 'four', name), { recursive: true });
    await expect(sendMail(inFolder('four'), mail)).rejects.toThrow(name);
    expect(await readdir(join(folder, 'four'))).toEqual([name]);
  });
});

describe('with SMTP', () => {
  let server: Server;
  const received: string[] = [];
  beforeAll(async () => {
    // As much of RFC 5321 as one message needs.
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = String(chunk);
        received.push(text);
        if (inData) {
          if (!received.join('').endsWith('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 queued\r\n');
          return;
        }
        inData = text.startsWith('DATA');
        socket.write(inData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it('goes to the server and leaves no file', async () => {
    const { port } = server.address() as AddressInfo;
    await sendMail({ ...inFolder('three'), smtpUrl: `smtp://127.0.0.1:${port}` }, mail);
    const all = received.join('');
    expect(all).toContain('RCPT TO:<ada@example.com>');
    expect(all).toContain('Subject: We have your order 261121-7KQ2M9');
    await expect(readdir(join(folder, 'three'))).rejects.toThrow(/ENOENT/);
  });

  it('throws when the server cannot be reached, so that the job tries again', async () => {
    await expect(sendMail({ ...inFolder('three'), smtpUrl: 'smtp://127.0.0.1:1' }, mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
