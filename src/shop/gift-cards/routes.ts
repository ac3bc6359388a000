import type { Api } from '#kit/server/http/api.ts';
import { balanceInput, giftCardBalanceSchema } from './contract.ts';
import { readGiftCardBalance } from './find-card.ts';

/** Publishes a card's balance, for holders of its code. */
export function giftCardRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/gift-card/balance',
      summary: 'What is left of a gift card',
      tag: 'gift-card',
      access: 'shopper',
      body: balanceInput,
      data: giftCardBalanceSchema,
    },
    (context, { body }) => readGiftCardBalance(context, body),
  );
}
