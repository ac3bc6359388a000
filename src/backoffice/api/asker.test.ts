import { describe, expect, it } from 'vitest';
import { createAsker } from './asker.ts';

/** A dialog that shows one question, and is answered by the test. */
function dialog<Request, Answer>() {
  const shown: { request: Request; settle(answer: Answer): void }[] = [];
  const ask = (request: Request) => new Promise<Answer>((settle) => shown.push({ request, settle }));
  return { shown, ask };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('a question asked while one is open', () => {
  it('has the same answer where answers are shared, and is a new one afterwards', async () => {
    const { ask, onAsked } = createAsker<void, boolean>({ otherwise: false, atOnce: 'shared' });
    const { shown, ask: show } = dialog<void, boolean>();
    onAsked(show);
    const answers = [ask(), ask()];
    await settled();
    expect(shown).toHaveLength(1);
    shown[0]!.settle(true);
    expect(await Promise.all(answers)).toEqual([true, true]);
    void ask();
    await settled();
    expect(shown).toHaveLength(2);
  });

  it('waits its turn where questions queue, whatever becomes of the one before', async () => {
    const { ask, onAsked } = createAsker<string, string | null>({ otherwise: null, atOnce: 'queued' });
    const { shown, ask: show } = dialog<string, string | null>();
    let isBroken = true;
    onAsked((request) => {
      const answer = isBroken ? Promise.reject(new Error('not drawn')) : show(request);
      isBroken = false;
      return answer;
    });
    const first = ask('first');
    const others = [ask('second'), ask('third')];
    await expect(first).rejects.toThrow('not drawn');
    await settled();
    expect(shown.map(({ request }) => request)).toEqual(['second']);
    shown[0]!.settle('mine');
    await settled();
    expect(shown.map(({ request }) => request)).toEqual(['second', 'third']);
    shown[1]!.settle('theirs');
    expect(await Promise.all(others)).toEqual(['mine', 'theirs']);
  });
});

it('is answered by nobody where nothing asks, or no longer does', async () => {
  const { ask, onAsked } = createAsker<void, boolean>({ otherwise: false, atOnce: 'shared' });
  expect(await ask()).toBe(false);
  const takeBack = onAsked(async () => true);
  expect(await ask()).toBe(true);
  takeBack();
  expect(await ask()).toBe(false);
});
