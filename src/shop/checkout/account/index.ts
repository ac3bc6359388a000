/** Checkouts when somebody signs in, begins another, or when an account is reached at another address. */
export { answeredBefore, heldAnswers } from './answered-before.ts';
export { joinCheckouts } from './join-checkouts.ts';
export { followLogin, moveOrderCheckouts } from './store-account.ts';
