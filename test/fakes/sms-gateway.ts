/** An SMS gateway, played by the test: takes messages as the shop sends them, each id once, and fails in every way. */
import { startFakeServer, FakeAnswer, type FakeServer, type FakeRequest } from '#test/harness/fake-server.ts';

/** A message that was taken. */
export type TakenText = { id: string; to: string; text: string };

/** A running gateway. `taken`: messages in the order in which they came; `answer`: what the next ones are answered with. */
export type SmsGateway = FakeServer & { taken: TakenText[]; token: string; answer: { status: number; body?: object | string; afterMs?: number } | null };

/** Starts one, which wants a bearer token and refuses numbers that are none. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const state: Pick<SmsGateway, 'taken' | 'token' | 'answer'> = { taken: [], token: 'a token of the gateway', answer: null };
  const fake = await startFakeServer(async (request) => {
    const { answer } = gateway;
    if (answer?.afterMs) await new Promise((done) => setTimeout(done, answer.afterMs));
    return answer ? new FakeAnswer(answer.status, answer.body ?? {}) : take(gateway, request);
  });
  // The object that the mock server reads, so that a fault set on it applies.
  const gateway: SmsGateway = Object.assign(fake, state);
  return gateway;
}

function take(own: Pick<SmsGateway, 'taken' | 'token'>, { method, headers, body }: FakeRequest): FakeAnswer {
  if (method !== 'POST') return new FakeAnswer(405, { error: 'method' });
  if (headers.authorization !== `Bearer ${own.token}`) return new FakeAnswer(401, { error: 'token' });
  const message = JSON.parse(body) as TakenText;
  if (!/^\+[1-9]\d{6,14}$/.test(message.to)) return new FakeAnswer(422, { error: 'number' });
  // The same id is the same message: sent again, it is accepted already.
  if (headers['idempotency-key'] !== message.id) return new FakeAnswer(400, { error: 'id' });
  if (!own.taken.some(({ id }) => id === message.id)) own.taken.push(message);
  return new FakeAnswer(202, { state: 'queued' });
}
