/** Open checkouts when somebody signs in, or when an account is reached at another address. */
export { followLogin, joinCheckouts } from './store-account.ts';
