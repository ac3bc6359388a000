/** Pages of the user area that list what belongs to an account. */
import * as m from '#messages';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { readLedger, type Ledger } from '#shop/credits/index.ts';
import { pageNumber } from './page-number.ts';
import { userPage } from './user.ts';

const pageSize = 20;

const credits = userPage<Ledger>({
  name: 'user-credits',
  title: m.layout_user_credits,
  query: ['page'],
  async load(context, { accountId, query }) {
    const ledger = await readLedger(context, { accountId, page: pageNumber(query), size: pageSize });
    return ledger.page > 1 && ledger.items.length === 0 ? null : ledger;
  },
});

/** See above. */
export const userListKinds: readonly AnyPageKind[] = [credits];
