/** Shoppers who call the API one call after another, each over a connection of its own; what they sent can be sent again. */
import { Agent, request } from 'node:http';

/** A call as it was made, and what came back. */
export type MadeCall = { id: string; path: string; body: string; cookie: string; answer: string };

/** Makes calls for one shopper. `call` answers `data`. */
export type Shopper = { call(path: string, body: object): Promise<any>; made: MadeCall[]; forgetCookie(): void; close(): void };

let callCount = 0;

/** A shopper of the shop at `url`. @throws Error when an answer is no success */
export function createShopper(url: string): Shopper {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const made: MadeCall[] = [];
  let cookie = '';
  return {
    made,
    forgetCookie: () => void (cookie = ''),
    close: () => agent.destroy(),
    async call(path, body) {
      const call = { id: String((callCount += 1)), path, body: JSON.stringify(body), cookie };
      const answer = await send(url, call, agent);
      if (answer.cookie) cookie = answer.cookie;
      const { code, data } = JSON.parse(answer.text) as { code: number; data: unknown };
      if (code !== 0) throw new Error(`${path}: ${answer.text}`);
      made.push({ ...call, answer: answer.text });
      return data;
    },
  };
}

/** Sends every shopper's calls again, to another server, side by side as they were. */
export async function repeatCalls(url: string, shoppers: readonly (readonly MadeCall[])[]): Promise<void> {
  await Promise.all(
    shoppers.map(async (calls) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const call of calls) {
        const { text } = await send(url, call, agent);
        if (text !== call.answer) throw new Error(`${call.path} answers ${text}`);
      }
      agent.destroy();
    }),
  );
}

function send(url: string, { id, path, body, cookie }: Omit<MadeCall, 'answer'>, agent: Agent): Promise<{ text: string; cookie: string | null }> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-bench-id': id, ...(cookie ? { cookie } : {}) };
    const asked = request(`${url}${path}`, { method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => done({ text: Buffer.concat(chunks).toString(), cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null }));
    });
    asked.on('error', fail);
    asked.end(body);
  });
}
