/** Places by their postal code. */
export { placesOfPostalCode, sharedPlace } from './places-of-postal-code.ts';
