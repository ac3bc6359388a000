import type { Api } from '#kit/server/http/api.ts';
import { removeCardInput, savedCardsSchema } from './contract.ts';
import { listCards, removeCard } from './list-cards.ts';

const own = { method: 'POST', tag: 'payment', access: 'user', data: savedCardsSchema } as const;

/** Publishes the saved cards of an account. They are saved by paying with them. */
export function cardRoutes(api: Api): void {
  api.operation({ ...own, url: '/api/web/payment/cards', summary: 'Saved cards of the account' }, async (context) => ({ items: await listCards(context) }));
  api.operation(
    { ...own, url: '/api/web/payment/cards/remove', summary: 'Take a saved card away, here and at the provider', body: removeCardInput },
    async (context, { body }) => ({ items: await removeCard(context, body) }),
  );
}
