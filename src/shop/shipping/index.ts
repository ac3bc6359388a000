/**
 * Shipping: zones of countries, regions and postal codes, and in each the ways of shipping with their price (flat, by
 * weight, by subtotal, free from a subtotal on) and the places where goods are collected. Amounts are stored in the base
 * currency and converted as prices are.
 */
import type { Slice } from '#kit/server/slice.ts';
import { shippingAdminRoutes } from './admin-routes.ts';

export { deliveryTerms, type DeliveryTerms } from './terms-before-address.ts';
export { freeShippingAbove, pickupMethodsFor, readShipping, shippedCountries, shippingMethodsFor, type ShippingConfiguration } from './shipping-methods-for.ts';
export { beginZone } from './begin-zone.ts';
export { seedShipping } from './seed-shipping.ts';
export type { PickupPlace, ShippingOption, ShippingRule } from './contract.ts';

/** The slice as the process lists it. */
export const shippingSlice: Slice = { name: 'shipping', routes: shippingAdminRoutes };
