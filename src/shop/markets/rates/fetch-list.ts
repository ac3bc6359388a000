/** Fetches the European Central Bank's daily list of reference rates. */
import { Parser } from 'htmlparser2';
import { readAtMost } from '#kit/server/http/read-at-most.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import type { EuroRates } from './rules.ts';

/** Where the list is, unless the configuration names another place. */
const usualUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const usualPatienceMs = 10_000;
const mostBytes = 256 * 1024;
const mostRates = 500;

/** Why no list could be taken. */
export type RateProblem = 'unreachable' | 'unreadable' | 'old' | 'baseMissing';

/** The list could not be fetched, or is none. */
export class ListError extends Error {
  readonly problem: RateProblem;
  constructor(problem: RateProblem, cause?: unknown) {
    super(`the list of rates is ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Fetches the list. It follows no redirect and reads no more than 256 KiB. @throws ListError */
export async function fetchList({ ratesUrl = usualUrl }: Pick<HostConfig, 'ratesUrl'>, patienceMs = usualPatienceMs): Promise<EuroRates> {
  let text: string | null;
  try {
    const answer = await fetch(ratesUrl, { redirect: 'error', signal: AbortSignal.timeout(patienceMs), headers: { accept: 'application/xml, text/xml' } });
    text = await readAtMost(answer, mostBytes);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    throw new ListError('unreachable', error);
  }
  if (text === null) throw new ListError('unreadable');
  return parseList(text);
}

/** Reads the list. Only attributes of `Cube` count; entities and document types mean nothing to this parser. @throws ListError */
export function parseList(text: string): EuroRates {
  let [day, days] = ['', 0];
  const rates = new Map<string, string>();
  const parser = new Parser(
    {
      onopentag(name, { time, currency, rate }) {
        if (name !== 'Cube') return;
        // The daily list has one day; of a list of several the first is the newest.
        if (time !== undefined) days += 1;
        if (time !== undefined && days === 1) day = time;
        if (days <= 1 && currency !== undefined && rate !== undefined && rates.size < mostRates && !rates.has(currency)) rates.set(currency, rate);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay || rates.size === 0) throw new ListError('unreadable');
  return { day, rates };
}
