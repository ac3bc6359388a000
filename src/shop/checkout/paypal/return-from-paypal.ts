import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import {
  approvalMethod,
  findApprovalByState,
  noteAgreed,
  readApproval,
  type Approval,
  type ApprovalOutcome,
  type Payer,
} from '#shop/payments/approvals/index.ts';
import type { Checkout } from '../contract.ts';
import { checkWalletAddress, walletAddressAsWritten, type WalletAddress } from '../express/submit-express.ts';
import { readCheckout } from '../read-checkout.ts';
import { openStepOf } from '../sections/checkout/data.ts';
import { changeCheckout } from '../steps/change-checkout.ts';
import { checkContact } from '../steps/set-contact.ts';
import { findCheckoutById, type CheckoutPatch, type StoredCheckout } from '../store.ts';
import type { PaypalProblem, PaypalReturn } from './contract.ts';

/** An approval by its address, with its checkout of any owner; null: there is none. */
export async function findReturn(context: Context, state: string): Promise<{ approval: Approval; stored: StoredCheckout } | null> {
  const approval = await findApprovalByState(context.db, state);
  const stored = approval && (await findCheckoutById(context.db, approval.checkoutId));
  return approval && stored ? { approval, stored } : null;
}

/**
 * Takes in what a shopper agreed to at PayPal: who they are and where the goods go are filled in as of a wallet, and PayPal is chosen. A contact that was
 * given before stays. Only the checkout's own shopper can, and what was taken in once is not taken in again.
 * @throws notFound (404) for an unknown address and for another shopper's alike
 */
export async function returnFromPaypal(context: Context, state: string): Promise<PaypalReturn> {
  const found = await findReturn(context, state);
  if (!found || !isOwn(context, found.stored)) throw new ShopError(notFound);
  const { approval, stored } = found;
  const outcome = await outcomeOf(context, approval);
  if (outcome.state === 'agreed' && !stored.placed) return takeIn(context, { approval, stored, payer: outcome.payer });
  const problem = problems[outcome.state];
  const checkout = await readCheckout(context, { slug: stored.slug });
  return { slug: stored.slug, step: problem === null ? stepAfter(checkout) : openStepOf(checkout), problem, address: null };
}

type Outcome = ApprovalOutcome | { state: 'away' };

const problems: Readonly<Record<Outcome['state'], PaypalProblem | null>> = {
  agreed: null,
  known: null,
  open: 'notAgreed',
  gone: 'expired',
  expired: 'expired',
  away: 'away',
};

function isOwn(context: Context, { accountId, guestId }: StoredCheckout): boolean {
  const shopper = shopperOf(context);
  return shopper !== null && shopper.accountId === accountId && shopper.guestId === guestId;
}

/** Nothing is lost while PayPal cannot be asked: the same address asks again. */
async function outcomeOf(context: Context, approval: Approval): Promise<Outcome> {
  try {
    return await readApproval(context, approval);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    context.log.warn({ err: error, approval: approval.id }, 'PayPal could not be asked whether a shopper agreed');
    return { state: 'away' };
  }
}

type Agreed = { approval: Approval; stored: StoredCheckout; payer: Payer };

async function takeIn(context: Context, { approval, stored, payer }: Agreed): Promise<PaypalReturn> {
  const { slug } = stored;
  const { isRefused = false, ...where } = await addressOf(context, { payer, stored });
  const patch: CheckoutPatch = { ...contactOf(context, { stored, payer }), ...where, paymentMethod: approvalMethod };
  await changeCheckout(context, slug, ({ shippingMethod }) => ({ ...patch, ...(where.address && shippingMethod?.pickup ? { shippingMethod: null } : {}) }));
  await context.transaction((tx) => noteAgreed(tx, { ...approval, at: context.now() }));
  const checkout = await readCheckout(context, { slug });
  return { slug, step: stepAfter(checkout), problem: isRefused ? 'address' : null, address: where.addressDraft ?? null };
}

/** How the order is sent is what the shopper sees next, once what comes before it is known. */
function stepAfter(checkout: Checkout): PaypalReturn['step'] {
  const open = openStepOf(checkout);
  return checkout.state === 'open' && open === 'payment' && checkout.requiresShipping ? 'shipping' : open;
}

/** An e-mail address of PayPal's that this shop does not take is left for the shopper to give. */
function contactOf(context: Context, { stored, payer }: Pick<Agreed, 'stored' | 'payer'>): CheckoutPatch {
  if (stored.email !== null || stored.mobile !== null) return {};
  return orNothing(() => checkContact({ email: payer.email }, context)) ?? {};
}

/** The address, or what there is of one that lacks something (mostly a telephone number, which PayPal seldom hands over). */
async function addressOf(
  context: Context,
  { payer: { name, phone, address }, stored }: Pick<Agreed, 'payer' | 'stored'>,
): Promise<Pick<CheckoutPatch, 'address' | 'addressDraft'> & { isRefused?: true }> {
  if (!address) return {};
  const known = stored.address?.country === address.country ? stored.address.phone : '';
  const given: WalletAddress = { name, phone: phone || known, ...address };
  try {
    return { address: await checkWalletAddress(context, given), addressDraft: null };
  } catch (error) {
    if (!(error instanceof ShopError) || error.spec.status >= 500) throw error;
    return { address: null, addressDraft: walletAddressAsWritten(context, given), isRefused: true };
  }
}

function orNothing<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}
