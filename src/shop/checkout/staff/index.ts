/** Orders that staff write for a customer: computed and placed as a shopper's checkout is. */
export { composeForStaff, type StaffSale } from './compose-for-staff.ts';
export { placeForStaff } from './place-for-staff.ts';
export { placeOf, type ComposedCheckout } from '../totals/compose-checkout.ts';
