// Whether a start is that of somebody who tries the shop out on their own machine. Plain JavaScript for Node 20 with nothing installed.

const ownMachine = ['', 'localhost', '127.0.0.1', '::1'];
const ofProviders = ['STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID'];

/**
 * Whether a plain start means `DEMO=true`: on this machine alone, under no public address and behind no proxy, with no payment provider, and with the
 * embedded database or `--demo`. Whoever says `DEMO` or `NODE_ENV` decides themselves.
 * @param {Record<string, string | undefined>} environment
 * @param {readonly string[]} given what stands behind `npm start --`
 */
export function impliesDemo(environment, given) {
  const isSet = (name) => (environment[name] ?? '').trim() !== '';
  if (isSet('DEMO') || isSet('NODE_ENV') || isSet('BASE_URL') || isSet('TRUST_PROXY') || ofProviders.some(isSet)) return false;
  if (!ownMachine.includes((environment.HOST ?? '').trim())) return false;
  return !isSet('DATABASE_URL') || given.includes('--demo');
}
