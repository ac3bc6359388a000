/** Lighthouse, mobile preset, on the demo shop: the median of its runs (`--runs`). */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '#test/harness/figures.ts';
import type { Bench, Row } from '../bench.ts';
import { median } from '../median.ts';
import { chromiumFlags, chromiumPath, firstCategory, firstProduct } from '../browser.ts';

const limitMs = 180_000;
const mostTries = 3;
// Of 150 MB, and for this row alone: it is installed by the first run.
const version = '13.5.0';
const folder = fileURLToPath(new URL(`../../../.cache/lighthouse-${version}`, import.meta.url));
const lighthouse = `${folder}/node_modules/lighthouse/cli/index.js`;

type Visit = { name: string; path: string; cookie?: string; isForSearch: boolean };
/** Scores from 0 to 100, times in ms. */
type Outcome = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  paintMs: number;
  shift: number;
  blockedMs: number;
  faults: string[];
};

const row: Row = {
  title: 'Lighthouse, mobile',
  async run(bench) {
    if (!existsSync(lighthouse))
      execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`], { stdio: 'inherit' });
    const { url } = await bench.shop();
    const figures: Figure[] = [];
    for (const visit of await visitsOf(url)) figures.push(...(await measure(bench, url, visit)));
    return figures;
  },
};

export default row;

async function measure(bench: Bench, url: string, visit: Visit): Promise<Figure[]> {
  const outcomes: Outcome[] = [];
  for (let run = 0; run < bench.runs; run += 1) outcomes.push(await runOnce(`${url}${visit.path}`, visit.cookie));
  const faults = new Set(outcomes.flatMap((outcome) => outcome.faults));
  if (faults.size > 0) console.log(`  ${visit.name}: ${[...faults].join(', ')}`);
  const of = (name: Exclude<keyof Outcome, 'faults'>) => median(outcomes.map((outcome) => outcome[name]));
  const figures: Figure[] = [
    { figure: 'performance', value: of('performance'), unit: '', target: { atLeast: 95 } },
    { figure: 'largest contentful paint', value: of('paintMs'), unit: 'ms', target: { atMost: 1_500 } },
    { figure: 'total blocking time', value: of('blockedMs'), unit: 'ms', target: { atMost: 150 } },
    { figure: 'cumulative layout shift', value: Math.round(of('shift') * 1_000) / 1_000, unit: '', target: { atMost: 0 } },
    { figure: 'accessibility', value: of('accessibility'), unit: '', target: { atLeast: 100 } },
    { figure: 'best practices', value: of('practices'), unit: '', target: { atLeast: 100 } },
    { figure: 'SEO', value: of('seo'), unit: '', target: visit.isForSearch ? { atLeast: 100 } : null },
  ];
  return figures.map((figure) => ({ ...figure, figure: `${visit.name}: ${figure.figure}` }));
}

/** A run whose trace was not recorded (Lighthouse says so: NO_NAVSTART and the like) measured nothing; it is made again. */
async function runOnce(url: string, cookie?: string): Promise<Outcome> {
  for (let run = 1; ; run += 1) {
    const report = await reportOf(url, cookie);
    if (!report.runtimeError) return outcomeOf(report);
    console.log(`  ${url}: ${report.runtimeError.message}`);
    if (run === mostTries) throw new Error(`${url}: ${report.runtimeError.message}`);
  }
}

async function reportOf(url: string, cookie?: string): Promise<Report> {
  const chrome = chromiumPath();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    ],
    { timeout: limitMs, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) } },
  ).catch((error: { stderr?: string }) => {
    const [, message] = /^Runtime error encountered: (.*)$/m.exec(error.stderr ?? '') ?? [];
    if (message === undefined) throw error;
    return { stdout: JSON.stringify({ categories: {}, audits: {}, runtimeError: { message } } satisfies Report) };
  });
  return JSON.parse(stdout) as Report;
}

function outcomeOf({ categories, audits }: Report): Outcome {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const weighted = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    paintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    blockedMs: audits['total-blocking-time']?.numericValue ?? NaN,
    faults: weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
};

/** The pages; cart and checkout as a guest sees them who put something into the cart. */
async function visitsOf(url: string): Promise<Visit[]> {
  const product = await firstProduct(url);
  let cookie = '';
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/web/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: any };
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const detail = await (await fetch(`${url}/api/web/product/detail?slug=${product.split('/')[2]}`)).json();
  const { variants } = (detail as { data: { variants: { sku: string; stock: string }[] } }).data;
  await call('cart/add', { sku: variants.find((variant) => variant.stock !== 'out')?.sku, quantity: 1 });
  const { slug } = await call('checkout/create', { source: 'cart' });
  return [
    { name: 'home', path: '/', isForSearch: true },
    { name: 'category', path: await firstCategory(url), isForSearch: true },
    { name: 'product', path: product, isForSearch: true },
    { name: 'article', path: '/article/mend-it-first', isForSearch: true },
    { name: 'collection', path: '/collection/slow-morning', isForSearch: true },
    { name: 'promotion', path: '/promotion/set-the-table', isForSearch: true },
    { name: 'inquiry', path: '/inquiry/quote', isForSearch: true },
    { name: 'search', path: '/search?q=bowl', isForSearch: false },
    { name: 'cart', path: '/cart', cookie, isForSearch: false },
    { name: 'checkout', path: `/checkout/${slug}`, cookie, isForSearch: false },
  ];
}
