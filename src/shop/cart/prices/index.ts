/** What a basket costs: its lines, discounts and ways of shipping. */
export { withoutClosingGifts } from './closing-gifts.ts';
export { expectedDaysOf, toShippingMethod } from './shipping-options.ts';
export { priceItems, shippingDiscountsOf, toBasketLine, toDiscounts, type PricedBasket } from './price-basket.ts';
export { shippingOptionsAlone, withUsedGifts } from './used-gifts.ts';
