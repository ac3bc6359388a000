/** Open checkouts when somebody signs in, begins another, or when an account is reached at another address. */
export { answeredBefore } from './answered-before.ts';
export { followLogin, joinCheckouts } from './store-account.ts';
