/** What a basket costs: its lines, discounts and ways of shipping. */
export { expectedDaysOf, shippingOptionsOf, toShippingMethod } from './estimate-shipping.ts';
export { priceItems, shippingDiscountsOf, toBasketLine, toDiscounts, type PricedBasket } from './price-basket.ts';
