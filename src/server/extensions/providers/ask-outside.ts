/** Asking services outside through an extension, for what a page or a sum waits for: limits of time and of calls at once, a short memory, and an answer that was checked. */
import { z } from 'zod';
import type { ExtensionContext } from '#extension/context.ts';
import type { Context } from '#kit/server/context.ts';
import { createSemaphore } from '#kit/server/limits/semaphore.ts';
import { memoize } from '#kit/server/memoize.ts';
import { readExtensionSettings } from '#shop/extensions/index.ts';
import { extensionContext, type Installed } from '../extension-context.ts';
import { withTimeLimit } from '../time-limit.ts';

/** What is asked: `key` names all that the answer depends on; `read` takes the answer, or throws what is wrong with it. */
export type AskedOutside<Answer> = { key: string; ask(own: ExtensionContext<never>): Promise<unknown>; read(answer: unknown): Answer };

/** More than so many wait their turn, and within their own limit of time. */
const mostAtOnce = 8;
const rememberedMs = 30_000;
const mostRemembered = 1_000;

// Kept per extension, whose own pool stands for it: shops in one process do not share answers.
const remembered = memoize((_own, { call }: { key: string; call(): Promise<unknown> }) => call(), {
  tags: ['extension:*'],
  maxAgeMs: rememberedMs,
  maxEntries: mostRemembered,
  key: ({ key }) => key,
});

/** How one provider of an extension is asked. Where it does not answer in time, throws, or answers what it should not, that is logged and the answer is null. */
export function askerOf(installed: Installed, what: string): <Answer>(context: Context, asked: AskedOutside<Answer>) => Promise<Answer | null> {
  const { definition, database, limits } = installed;
  const inTurn = createSemaphore(mostAtOnce);
  return async <Answer>(context: Context, { key, ask, read }: AskedOutside<Answer>) => {
    const call = async () => {
      const answer = await withTimeLimit(what, limits.sectionMs, (signal) =>
        inTurn(async () => {
          // Nobody waits for it any more.
          signal.throwIfAborted();
          return Promise.race([aborted(signal), extensionContext(installed, context, signal).then(ask)]);
        }),
      );
      return read(answer);
    };
    try {
      return (await remembered(database.reader, { key: `${what} ${key}`, call })) as Answer;
    } catch (error) {
      context.log.error({ err: error, extension: definition.name }, `${what} has no answer`);
      return null;
    }
  };
}

/** A provider that does not answer frees its slot at the limit. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** Whether the merchant has set a provider up; one that fails to say so is not. */
export function isSetUp(installed: Installed, isReady: ((settings: never) => boolean) | undefined): (context: Context) => Promise<boolean> {
  return async (context) => {
    if (!isReady) return true;
    try {
      return isReady((await readExtensionSettings(context, installed.definition)) as never);
    } catch {
      return false;
    }
  };
}

/** A line of text that people read: without markup and control characters. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^<>\p{Cc}]*$/u);
