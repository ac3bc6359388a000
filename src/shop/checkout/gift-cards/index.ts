/** Gift cards at checkout: those that pay, and who gets those that are bought. */
export { setGiftDelivery } from './set-gift-delivery.ts';
export { dropCheckoutGiftCard, useCheckoutGiftCard } from './use-gift-card.ts';
