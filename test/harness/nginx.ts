/** deploy/nginx/shop.conf as written, but for ports, certificate and places, by the machine's own nginx. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Whether this machine has what it takes (`apt-get install nginx-light openssl`). */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

/** `behind`: the shop's ports. `port` is where it speaks TLS, `plainPort` where it leads there from. `changes` are made to the file besides, each of a part that it has. */
type NginxOptions = { behind: readonly number[]; port: number; plainPort: number; changes?: readonly (readonly [from: string, to: string])[] };

/** `log`: what its access log says so far. */
type Started = { process: ChildProcess; certificate: string; log(): string };

/** Starts nginx and answers once it listens. The caller ends the process. */
export async function startNginx({ behind, port, plainPort, changes = [] }: NginxOptions): Promise<Started> {
  const folder = await makeTemporaryFolder('vitrine-nginx-');
  for (const name of ['tls', 'cache', 'tmp']) mkdirSync(join(folder, name));
  const [certificate, key] = [join(folder, 'tls/shop.pem'), join(folder, 'tls/shop.key')];
  const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const servers = /server 127\.0\.0\.1:3000(.*;)/.exec(readFileSync('deploy/nginx/shop.conf', 'utf8'));
  if (!servers) throw new Error('deploy/nginx/shop.conf names no server');
  const conf = [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    [servers[0], behind.map((one) => `server 127.0.0.1:${one}${servers[1]}`).join('\n  ')],
    ['/etc/nginx/tls/', `${folder}/tls/`],
    ['/var/cache/nginx/shop', `${folder}/cache`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ...changes,
  ].reduce((text, [from, to]) => replaced(text, from!, to!), readFileSync('deploy/nginx/shop.conf', 'utf8'));
  writeFileSync(join(folder, 'shop.conf'), conf);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n');
  // Started by root, its workers would run as a user who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const main = `${user}daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${places}\ninclude ${folder}/shop.conf;\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const started = await spawnNginx(folder, plainPort);
  return { process: started, certificate: readFileSync(certificate, 'utf8'), log: () => readFileSync(join(folder, 'access.log'), 'utf8') };
}

async function spawnNginx(folder: string, port: number): Promise<ChildProcess> {
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let problems = '';
  nginx.stderr.on('data', (chunk) => (problems += String(chunk)));
  for (const until = performance.now() + 10_000; !(await answers(port)); await sleep(50)) {
    if (nginx.exitCode !== null || performance.now() > until) throw new Error(`nginx did not start: ${problems}`);
  }
  return nginx;
}

/** What the file must hold, or something else would be tried than what is written. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx/shop.conf has no "${from}"`);
  return text.replaceAll(from, to);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    request({ host: '127.0.0.1', port }, (answer) => (answer.resume(), done(true)))
      .on('error', () => done(false))
      .end();
  });
