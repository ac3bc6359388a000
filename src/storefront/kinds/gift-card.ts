/** The page that says what is left of a gift card. */
import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { findGiftCardSlug } from '#shop/catalog/products/index.ts';
import { balanceInput } from '#shop/gift-cards/contract.ts';
import { openBalance, readBalanceByToken } from '#shop/gift-cards/balance/index.ts';
import type { GiftCardBalanceModel } from '#shop/gift-cards/sections.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

/** The code stays out of the address: what stands there shows a balance for a quarter of an hour and pays nothing. */
const balance: PageForm = async (context, fields) => {
  const token = await openBalance(context, readFields(context, fields, { schema: balanceInput }));
  return { location: `${localPath(context, '/gift-card')}?card=${encodeURIComponent(token)}` };
};

async function balanceOf(context: Context, token: string | null): Promise<Pick<GiftCardBalanceModel, 'balance' | 'isOver'>> {
  if (token === null) return { balance: null, isOver: false };
  try {
    return { balance: await readBalanceByToken(context, token), isOver: false };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { balance: null, isOver: true };
  }
}

export const giftCardKind: PageKind<GiftCardBalanceModel> = {
  name: 'gift-card',
  kind: 'gift-card',
  query: ['card'],
  visibility: 'private',
  forms: { balance },
  showsFormErrors: true,
  async load(context, { query }) {
    const { locale } = context;
    return {
      kind: 'found',
      model: { ...(await balanceOf(context, query.get('card'))), slug: await findGiftCardSlug(context.db, context.lang) },
      meta: {
        title: m.gift_card_balance_title({}, { locale }),
        description: m.gift_card_balance_text({}, { locale }),
        canonical: '/gift-card',
        ...(query.has('card') ? { robots: 'noindex' } : {}),
      },
      tags: [],
    };
  },
};
