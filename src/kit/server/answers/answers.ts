/**
 * Answers from outside that sums are made of. Nobody outside is asked while a transaction is open: a sum that lacks an answer is put down, the answer is asked
 * for, and the sum is begun again (docs/decisions/0820).
 */
import { createHash } from 'node:crypto';
import type { Answers, Context, Question, StoredAnswer } from '../context.ts';
import { isInTransaction } from '../database.ts';
import { limitRate } from '../http/rate-limit.ts';

/** How long an answer holds: so long a sum stays as it was shown. Where there was none, it is asked for again soon. */
const holdsMs = 15 * 60_000;
const missingHoldsMs = 20_000;
const mostStored = 12;
/** A sum needs the price of shipping, and then the tax on it; a cart that changes meanwhile needs both again. */
const mostRounds = 5;

/** Services are paid by the question, and have a few turns for all: nobody's are taken by one network that asks for ever other parcels. */
const limit = limitRate({ name: 'answers from outside', most: 300, windowMs: 60_000 });

/** A sum lacks answers. Thrown to the code that opened the transaction, never to an API caller. */
class Unanswered extends Error {
  readonly questions: readonly Question<unknown>[];

  constructor(questions: readonly Question<unknown>[]) {
    super('answers from outside are missing');
    this.questions = questions;
  }
}

/** A key of a question: what it depends on, and nothing of it that could be read. */
export const questionKey = (about: string, parts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([about, parts]))
    .digest('base64url');

/**
 * Runs `work`, which may ask `context.answers` in its transactions; it runs again, from the beginning, when answers had to be asked for. Begin it before the
 * first transaction of a call. What is unanswered in the end counts as not answered.
 * @throws tooMany (40, 429) for a network that has too much asked
 */
export async function withAnswers<T>(context: Context, work: (context: Context & { answers: Answers }) => Promise<T>): Promise<T> {
  if (context.answers) return work({ ...context, answers: context.answers });
  const known = new Map<string, StoredAnswer>();
  for (let round = 1; ; round += 1) {
    try {
      return await work({ ...context, answers: answersOf(context, known, { isLast: round === mostRounds }) });
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      await askAll(context, error.questions, known);
    }
  }
}

const isAsked = Symbol('asked');
type KnownAnswer = StoredAnswer & { [isAsked]?: true };

function answersOf(context: Context, known: Map<string, KnownAnswer>, { isLast }: { isLast: boolean }): Answers {
  const used = new Map<string, KnownAnswer>();
  return {
    to<Answer>(questions: readonly Question<Answer>[]) {
      const missing = isLast ? [] : questions.filter(({ key }) => !known.has(key));
      if (missing.length > 0) throw new Unanswered(missing);
      return questions.map(({ key }) => {
        const found = known.get(key);
        if (found) used.set(key, found);
        return (found?.answer ?? null) as Answer | null;
      });
    },
    recall(stored) {
      const now = context.now().toISOString();
      for (const one of stored) if (one.until > now && !known.has(one.key)) known.set(one.key, one);
    },
    used: () => [...used.values()].slice(-mostStored).map(({ key, answer, until }) => ({ key, answer, until })),
    hasNew: () => [...used.values()].some((one) => one[isAsked]),
  };
}

/** Asks for all of them at once. @throws tooMany (40, 429) for a network that asks too often, Error inside of a transaction, which would hold its locks while an outside service answers */
async function askAll(context: Context, questions: readonly Question<unknown>[], known: Map<string, KnownAnswer>): Promise<void> {
  if (isInTransaction()) throw new Error('an outside service was called inside a transaction');
  const distinct = new Map(questions.map((question) => [question.key, question]));
  // No request is behind a job.
  if (context.address !== '') await limit(context.address, distinct.size);
  await Promise.all(
    [...distinct.values()].map(async ({ key, ask }) => {
      const answer = await ask(context);
      const until = new Date(context.now().getTime() + (answer === null ? missingHoldsMs : holdsMs)).toISOString();
      known.set(key, { key, answer, until, [isAsked]: true });
    }),
  );
}
