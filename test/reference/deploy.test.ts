/** The files of deploy/ and what they name: series that are measured, variables that the shop reads, files that are there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variables } from '#server/config/config.ts';
import { measure, type Metrics } from '#server/telemetry/metrics.ts';
import { pictureBodyBytes, videoBodyBytes } from '#shop/media/contract.ts';
import { importLimits } from '#shop/transfers/contract.ts';
import { generated, page, table } from './markdown.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const suffixes = /_(bucket|count|sum)$/;

describe('dashboard and alerts', () => {
  const app = Fastify();
  let metrics: Metrics;
  let series: Map<string, { labels: Set<string>; help: string; type: string }>;

  beforeAll(async () => {
    const pools = () => [{ name: 'general' as const, total: 0, idle: 0, waiting: 0, waits: 0, waitedSeconds: 0 }];
    const database = { reader: {}, statements: { count: 0 }, pools } as unknown as Parameters<typeof measure>[1]['database'];
    metrics = measure(app, { database, now: () => new Date(0), sockets: () => 0, pageCache: () => undefined });
    series = new Map(metrics.series().map(({ name, help, type, labels }) => [name, { labels: new Set(labels), help, type }]));
  });
  afterAll(() => app.close());

  /** Names of series in an expression, with the labels that it selects or groups by. */
  const namesIn = (expression: string) =>
    Array.from(expression.matchAll(/\b[a-z]\w*_\w+\b(?!\s*\()/g), ([name]) => name).filter((name) => !functions.has(name));
  const functions = new Set(['group_left', 'histogram_quantile']);
  const labelsIn = (expression: string) => [
    ...Array.from(expression.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g), ([, label]) => label!),
    ...Array.from(expression.matchAll(/\b(?:by|ignoring)\s*\(([^)]*)\)/g), ([, labels]) => labels!.split(',').map((label) => label.trim())).flat(),
  ];
  const known = (name: string) => name === 'up' || series.has(name) || (suffixes.test(name) && series.get(name.replace(suffixes, ''))?.type === 'histogram');

  const alerts = () => Array.from(read('deploy/monitoring/alerts.yml').matchAll(/expr: (?:>-\n((?: {10}.*\n)+)|(.*))/g), ([, block, line]) => block ?? line!);
  const panels = () =>
    (JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    );

  it('name only series and labels that there are', () => {
    const labels = new Set(['le', 'instance', 'job', ...[...series.values()].flatMap((one) => [...one.labels])]);
    const all = [...alerts(), ...panels()];
    expect(alerts()).toHaveLength(read('deploy/monitoring/alerts.yml').match(/- alert:/g)!.length);
    expect(panels().length).toBeGreaterThan(15);
    for (const expression of all) {
      const bare = expression
        .replaceAll(/"[^"]*"/g, '""')
        .replaceAll(/\{[^}]*\}/g, '')
        .replaceAll(/\b(?:by|ignoring)\s*\([^)]*\)/g, '');
      const names = namesIn(bare.replaceAll(/\$__\w+/g, ''));
      expect(names.length + Number(/\bup\b/.test(bare)), `series in ${expression}`).toBeGreaterThan(0);
      for (const name of names) expect(known(name), `${name} in ${expression}`).toBe(true);
      for (const label of labelsIn(expression)) expect(labels.has(label), `${label} in ${expression}`).toBe(true);
    }
    // The rule would find one.
    expect(['http_requests_total', 'jobs_due'].map(known)).toEqual([false, true]);
  });

  it('are over the series of the reference', async () => {
    const own = [...series].filter(([name]) => !/^(process|nodejs)_/.test(name));
    const rows = own.map(([name, { type, labels, help }]) => [`\`${name}\``, type, [...labels].map((label) => `\`${label}\``).join(', '), help]);
    await expect(
      page(
        'Metrics',
        `${generated} What \`/metrics\` says with \`METRICS_TOKEN\`, beside \`process_…\` and \`nodejs_…\` of each process. How to read them: [run on more machines](../how-to/run-on-more-machines.md#what-to-watch).`,
        table(['series', 'type', 'labels', 'says'], rows),
      ),
    ).toMatchFileSnapshot('../../docs/reference/metrics.md');
  });
});

it('containers are given only variables that the shop reads, and files that there are', () => {
  const compose = read('compose.yaml');
  const given = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)![1]!.matchAll(/^ {4}([A-Z_]+):/gm);
  const names = Array.from(given, ([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  const map = Array.from(
    /kind: ConfigMap[\s\S]*?data:\n((?: {2}.*\n)+)/.exec(read('deploy/kubernetes/config.yaml'))![1]!.matchAll(/^ {2}([A-Z_]+):/gm),
    ([, name]) => name!,
  );
  const inImage = Array.from(read('Dockerfile').matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm), ([, name]) => name!).filter((name) => name !== 'CI');
  for (const name of [...names, ...map, ...inImage]) expect(Object.keys(variables)).toContain(name);
  // All that the shop reads can be said in .env.
  expect(compose).toContain('  env_file:\n    - path: .env\n      required: false\n  environment: &environment');
  const mounted = Array.from(compose.matchAll(/- \.\/(deploy\/[^:]+):/g), ([, file]) => file!);
  expect(mounted.length).toBeGreaterThan(5);
  // The certificate is the merchant's own.
  for (const file of mounted.filter((one) => one !== 'deploy/nginx/tls')) expect(existsSync(file), `${file} is there`).toBe(true);
});

it('a cluster migrates with what is applied before it', () => {
  const kinds = (file: string) => Array.from(read(`deploy/kubernetes/${file}.yaml`).matchAll(/^kind: (\w+)$/gm), ([, kind]) => kind);
  expect([kinds('config'), kinds('migrate'), kinds('shop').includes('ConfigMap')]).toEqual([['ConfigMap'], ['Job'], false]);
  expect(read('deploy/kubernetes/migrate.yaml')).toContain('configMapRef: { name: shop }');
  const page = read('docs/how-to/run-on-more-machines.md');
  const files = Array.from(page.matchAll(/-f deploy\/kubernetes\/(\w+)\.yaml/g), ([, file]) => file);
  expect(files).toEqual(['config', 'migrate', 'shop']);
});

it('database and replica of the containers have as many connections', () => {
  const most = (file: string) => /max_connections=(\d+)/.exec(read(file))?.[1];
  expect([most('compose.yaml'), most('deploy/postgres/follow.sh')]).toEqual(['300', '300']);
});

it('containers put into the nginx example what it needs', () => {
  const conf = read('deploy/nginx/shop.conf');
  for (const replaced of ['shop.example', '  server 127.0.0.1:3000 ', 'listen 443 ssl http2;', '/etc/nginx/tls/', '/var/cache/nginx/shop'])
    expect(conf).toContain(replaced);
});

it('proxies let through the largest body that the shop takes', () => {
  const mebibytes = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))![1]) * 1024 * 1024;
  const largest = Math.max(videoBodyBytes, pictureBodyBytes, importLimits.bytes + 64 * 1024);
  for (const limit of [
    mebibytes('deploy/nginx/shop.conf', /client_max_body_size (\d+)m;/),
    mebibytes('deploy/kubernetes/shop.yaml', /proxy-body-size: (\d+)m/),
    // Caddy counts in powers of ten.
    (mebibytes('deploy/Caddyfile', /max_size (\d+)MB/) / 1024 / 1024) * 1_000_000,
  ])
    expect(limit).toBeGreaterThanOrEqual(largest);
});

it('what an image leaves out holds no secrets and is no part of the shop', () => {
  const ignored = new Set(read('.dockerignore').split('\n'));
  for (const needed of ['.git', '.env', '.data', 'node_modules', 'dist']) expect(ignored).toContain(needed);
  for (const file of globSync('packages/*/package.json')) expect(read('Dockerfile')).toContain(`COPY ${file} `);
});
