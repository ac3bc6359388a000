/** Calls that wait for an answer of the user. Whoever needs one asks here; what shows the question is on the screen's frame. */

/** Asks the user, and answers what they said. */
type Ask<Request, Answer> = (request: Request) => Promise<Answer>;

/**
 * A question that the frame answers by `onAsked`, which answers how to take that back; where nobody does, the answer is `otherwise`.
 * `atOnce`, of what is asked while a question is open: `shared` waits for the same answer, `queued` is asked afterwards.
 */
export function createAsker<Request, Answer>({ otherwise, atOnce }: { otherwise: Answer; atOnce: 'shared' | 'queued' }) {
  let asker: Ask<Request, Answer> | null = null;
  let open: Promise<Answer> | null = null;
  const onAsked = (ask: Ask<Request, Answer>): (() => void) => {
    asker = ask;
    return () => {
      if (asker === ask) asker = null;
    };
  };
  const ask = async (request: Request): Promise<Answer> => {
    if (open && atOnce === 'shared') return open;
    const before = open;
    const mine = (open = (async () => {
      // Whatever became of the question before.
      await before?.catch(() => undefined);
      return asker ? asker(request) : otherwise;
    })());
    try {
      return await mine;
    } finally {
      if (open === mine) open = null;
    }
  };
  return { ask, onAsked };
}
