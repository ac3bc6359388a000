/** Whether this is a trial shop: there, anybody can pay with a test card, and sign in as anybody through the demo messenger. */
import type { PaymentConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';

const testKey = /^[sr]k_test_/;
const testHosts = /(?:^|\.)sandbox\.paypal\.com$|^localhost$|^127\.0\.0\.1$/;

/**
 * `DEMO`, which is off unless it is asked for.
 * @throws StartupError when it is on where money is meant: under https, or with keys that take real money
 */
export function demoConfig(given: boolean | undefined, { https, payments }: { https: boolean; payments: PaymentConfig }): boolean {
  if (given !== true) return false;
  const reasons = [
    ...(https ? ['BASE_URL begins with https: that is a shop which people visit'] : []),
    ...(payments.stripe && !testKey.test(payments.stripe.secretKey) ? ['STRIPE_SECRET_KEY is no test key: it takes real money'] : []),
    ...(payments.paypal && !testHosts.test(new URL(payments.paypal.apiUrl).hostname)
      ? ['PAYPAL_CLIENT_ID is not used with the sandbox of PayPal: it takes real money']
      : []),
  ];
  if (reasons.length > 0) {
    throw new StartupError('DEMO=true lets anybody pay with a test card and be anybody; this shop is no demo.', [
      ...reasons,
      'Unset DEMO, or start the demo on http://localhost without these settings.',
    ]);
  }
  return true;
}
