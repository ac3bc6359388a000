/**
 * Shipping: zones of countries, and in each the ways of shipping with their price (flat, by weight, by subtotal, free
 * from a subtotal on). Amounts are kept in the base currency and converted as prices are.
 */
export { deliveryTerms, type DeliveryTerms } from './delivery-terms.ts';
export { freeShippingAbove, readShipping, shippedCountries, shippingMethodsFor, type ShippingConfiguration } from './shipping-methods-for.ts';
export { forgetShipping } from './read-zones.ts';
export { seedShipping } from './seed-shipping.ts';
export type { Parcel, ShippingOption, ShippingRule } from './contract.ts';
