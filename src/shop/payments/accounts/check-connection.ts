import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits } from '../contract.ts';
import type { AccountProvider, Connection } from '../contract-accounts.ts';
import { checkPaypal } from '../paypal/check-paypal.ts';
import type { CheckedConnection } from '../provider.ts';
import { checkStripe } from '../stripe/check-stripe.ts';
import { providerNamed, rejectKeys, type OwnConfig } from './manage-accounts.ts';
import { modeOfEnvironment, readPaymentsNow } from './open-accounts.ts';

/**
 * Calls a provider with the keys that are set up now and says in words what came of it. Nothing is changed, here or there.
 * @throws notFound (404), forbidden (403) for an API key
 */
export async function checkConnection(context: Context, config: OwnConfig, name: string): Promise<Connection> {
  rejectKeys(context);
  const id = providerNamed(name);
  const payments = await readPaymentsNow(context.db, config);
  const { outcome, account } = await check(context, id, payments);
  const mode = outcome === 'notSetUp' ? null : modeOfEnvironment(id, payments);
  return { ok: outcome === 'ok', outcome, message: words(outcome, { account, mode }, context.locale), account, mode };
}

async function check(context: Context, id: AccountProvider, { stripe, paypal }: Context['config']['payments']): Promise<CheckedConnection> {
  if (id === 'stripe' && stripe) return checkStripe(stripe);
  if (id === 'paypal' && paypal)
    return checkPaypal({ account: paypal, now: context.now(), limitMs: paypal.callMs ?? paymentLimits.callMs, shop: new URL(context.config.baseUrl).host });
  return { outcome: 'notSetUp', account: null };
}

function words(outcome: Connection['outcome'], { account, mode }: Pick<Connection, 'account' | 'mode'>, locale: Context['locale']): string {
  if (outcome === 'ok' && account !== null)
    return mode === 'live' ? m.payment_check_ok_live({ account }, { locale }) : m.payment_check_ok_test({ account }, { locale });
  const message = {
    ok: mode === 'live' ? m.payment_check_ok_live_unnamed : m.payment_check_ok_test_unnamed,
    wrongKey: m.payment_check_wrong_key,
    notAllowed: m.payment_check_not_allowed,
    wrongWebhook: m.payment_check_wrong_webhook,
    unreachable: m.payment_check_unreachable,
    timedOut: m.payment_check_timed_out,
    notSetUp: m.payment_check_not_set_up,
  }[outcome];
  return message({}, { locale });
}
