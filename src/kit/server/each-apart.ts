/** What a job does with many records, each apart from the others. */
import { ShopError } from '../pure/shop-error.ts';
import type { Context } from './context.ts';

/**
 * Does `work` with one record after the other. One that fails is logged with its id (as `record`) and holds up none of the others; a domain error says that it is
 * no longer due, and nothing is logged.
 */
export async function eachApart(
  { log }: Pick<Context, 'log'>,
  ids: readonly string[],
  { record, failed, work }: { record: string; failed: string; work(id: string): Promise<unknown> },
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof ShopError)) log.error({ err: error, [record]: id }, failed);
    }
  }
}
