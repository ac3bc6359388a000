/** Load on one address, alternately on the shop and on a bare server that answers the same: machines drift, ratios stay. */
import autocannon from 'autocannon';
import { median } from './median.ts';
import { startReference } from './reference.ts';

/** What to ask, and how hard. */
export type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  /** Seconds of each run. */
  seconds?: number;
  /** Runs of each of the two. */
  runs?: number;
};

/** Medians over the runs. */
export type Comparison = {
  /** Requests per second. */
  shop: number;
  reference: number;
  /** Shop's rate by the reference's. */
  ratio: number;
  /** Shop's 99th percentile by the reference's. */
  p99Ratio: number;
  bytes: number;
};

const browserHeaders = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

/** Measures shop and reference in turns. @throws Error when an answer is no 200. */
export async function compare({ url, headers = browserHeaders, connections = 32, seconds = 5, runs = 5 }: Load): Promise<Comparison> {
  const sample = await rawAnswer(url, headers);
  const reference = await startReference(sample);
  try {
    const rates: { shop: number[]; reference: number[] } = { shop: [], reference: [] };
    const tails: { shop: number[]; reference: number[] } = { shop: [], reference: [] };
    const measure = async (side: 'shop' | 'reference', address: string, duration: number) => {
      const result = await autocannon({ url: address, headers, connections, duration });
      if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${address}: ${result.non2xx} answers were no 200, ${result.errors} failed`);
      rates[side].push(result['2xx'] / result.duration);
      tails[side].push(result.latency.p99);
    };
    const referenceUrl = new URL(new URL(url).pathname, reference.url).href;
    await autocannon({ url, headers, connections, duration: 2 });
    await autocannon({ url: referenceUrl, headers, connections, duration: 2 });
    for (let run = 0; run < runs; run += 1) {
      await measure('shop', url, seconds);
      await measure('reference', referenceUrl, seconds);
    }
    const [shop, bare] = [median(rates.shop), median(rates.reference)];
    return { shop, reference: bare, ratio: shop / bare, p99Ratio: median(tails.shop) / Math.max(1, median(tails.reference)), bytes: sample.body.length };
  } finally {
    await reference.stop();
  }
}

/** An answer as it comes over the wire: compressed bytes stay compressed. */
export async function rawAnswer(
  url: string,
  headers: Record<string, string> = browserHeaders,
): Promise<{ status: number; headers: [string, string][]; body: Buffer }> {
  const { request } = await import('node:http');
  return new Promise((done, fail) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);
        const keptHeaders = answer.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !own.has(name.toLowerCase()) ? [[name, all[index + 1]!] as [string, string]] : [],
        );
        if (answer.statusCode !== 200) return fail(new Error(`${url} answers ${answer.statusCode}`));
        done({ status: 200, headers: keptHeaders, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', fail);
    asked.end();
  });
}
