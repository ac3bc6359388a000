/** The money rules (docs/rules/money.md, "Price of a cart"), asked of one cart. Throws where one is broken. */
import { strict as assert } from 'node:assert';
import { least, type Amount } from '#kit/pure/amount.ts';
import { totalOf } from '#shop/checkout/rules.ts';
import { taxesOf, type TaxTotals } from '#shop/markets/rules-taxes.ts';
import { priceBasket } from '#shop/promotions/apply/rules.ts';
import type { BasketPrice } from '#shop/promotions/apply/rules-types.ts';
import { now, type RandomCart } from './carts.ts';

const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, part) => total + part.amount, 0);

/** Prices the cart and asks all of it. Answers the price, for tests that want to know more. */
export function checkCart(cart: RandomCart): BasketPrice {
  const facts = { now, market: cart.market, customer: cart.customer };
  const price = priceBasket(cart.lines, cart.offers, facts);
  checkSums(cart, price);
  checkOffers(cart, price);
  checkTotal(cart, price);
  // What was added and removed again leaves no trace: the price depends on what is there and on nothing else.
  const more = [...cart.lines, { variantId: 'v9', productId: 'p1', listIds: ['c1'], taxClass: 'standard', price: 4_321 as Amount, quantity: 3 }];
  priceBasket(more, cart.offers, facts);
  assert.deepEqual(priceBasket(more.slice(0, -1), cart.offers, facts), price);
  return price;
}

function checkSums({ lines }: RandomCart, price: BasketPrice): void {
  const discounts = [...price.promotionDiscounts, ...price.couponDiscounts];
  assert.equal(
    price.subtotal,
    lines.reduce((total, line) => total + line.price * line.quantity, 0),
  );
  assert.equal(price.total, price.subtotal - sum(discounts));
  assert.equal(
    price.lines.reduce((total, line) => total + line.total, 0),
    price.total,
  );
  assert.equal(sum(price.lines.flatMap((line) => line.discounts)), sum(discounts));
  for (const [index, line] of price.lines.entries()) {
    assert.equal(line.subtotal, lines[index]!.price * lines[index]!.quantity);
    assert.equal(line.total, line.subtotal - sum(line.discounts));
    assert.ok(line.total >= 0, 'a line fell below 0');
    assert.ok(lines[index]!.taxClass !== 'giftCard' || line.discounts.length === 0, 'a gift card was lowered');
    assert.ok(line.discounts.every((discount) => Number.isSafeInteger(discount.amount) && discount.amount > 0));
  }
  for (const discount of discounts) {
    const parts = price.lines.flatMap((line) => line.discounts).filter((part) => part.title === discount.title);
    assert.equal(sum(parts), discount.amount, 'the parts of a discount are not the whole');
  }
}

function checkOffers({ offers, customer, market }: RandomCart, price: BasketPrice): void {
  assert.equal(price.applied.length + price.refused.length, offers.length);
  const titles = new Set([...price.promotionDiscounts, ...price.couponDiscounts, ...price.shippingGifts].map((given) => given.title));
  assert.deepEqual(new Set(price.applied.map((offer) => offer.title)), titles);
  const firstExclusive = price.applied.findIndex((offer) => offer.exclusive);
  assert.ok(firstExclusive === -1 || firstExclusive === price.applied.length - 1, 'something was taken after an exclusive offer');
  const ranks = price.applied.map((offer) => (offer.source === 'coupon' ? 1_000 : 0) + offer.priority);
  assert.deepEqual(
    ranks,
    ranks.toSorted((a, b) => a - b),
  );
  for (const offer of price.applied) {
    assert.ok((offer.startsAt === null || offer.startsAt <= now) && (offer.endsAt === null || offer.endsAt > now), 'out of its time');
    assert.ok(offer.totalLimit === null || offer.usedCount < offer.totalLimit, 'more often than its limit');
    assert.ok(offer.perCustomerLimit === null || offer.usedByCustomer < offer.perCustomerLimit, 'more often than each may');
    assert.ok(!offer.firstOrder || !customer.hasOrdered);
    assert.ok(!offer.claimRequired || (customer.accountId !== null && offer.claimed));
    assert.ok(offer.markets.length === 0 || offer.markets.includes(market));
  }
}

function checkTotal({ charges }: RandomCart, price: BasketPrice): void {
  const { shippingFee, taxIncluded } = charges;
  const { tax } = checkTaxes(charges, price);
  const goods = { goods: price.total, shippingFee, tax, taxIncluded };
  const credits = least(charges.credits, totalOf({ ...goods, credits: 0 as Amount }));
  const total = totalOf({ ...goods, credits });
  assert.equal(total, price.subtotal - sum(price.couponDiscounts) - sum(price.promotionDiscounts) + shippingFee + (taxIncluded ? 0 : tax) - credits);
  assert.ok(total >= 0, 'a total below 0');
}

/** Tax by line and by rate: what it is taken of adds up, each line is rounded once, and the rates add up to the whole. */
function checkTaxes({ shippingFee, shippingRate, rates, sentEvery, taxIncluded }: RandomCart['charges'], price: BasketPrice): TaxTotals {
  const lines = price.lines.map(({ total }, index) => ({ total, rate: rates[index % rates.length]!, sent: index % sentEvery === 0 }));
  const found = taxesOf(lines, { fee: shippingFee, rate: shippingRate }, { taxIncluded });
  assert.equal(found.tax, sum(found.taxes));
  assert.ok(found.taxes.every(({ base, amount }) => Number.isSafeInteger(base) && base >= 0 && amount >= 0));
  assert.equal(new Set(found.taxes.map((one) => `${one.basisPoints} ${one.title}`)).size, found.taxes.length, 'a rate stands twice');
  for (const [index, line] of lines.entries()) {
    const { amount, basisPoints } = found.lineTaxes[index]!;
    const exact = taxIncluded ? (line.total * basisPoints) / (10_000 + basisPoints) : (line.total * basisPoints) / 10_000;
    assert.ok(Math.abs(amount - exact) <= 0.5 + 1e-6, 'a line was not rounded once');
    assert.equal(basisPoints, line.rate?.basisPoints ?? 0);
  }
  const ofLines = sum(found.lineTaxes);
  const ofShipping = found.tax - ofLines;
  assert.ok(ofShipping >= 0 && ofShipping <= shippingFee, 'the tax of shipping is not a part of it');
  // With nothing to send it for, or nothing that is taxed, nothing is taken.
  if (shippingRate === null || rates.every((rate) => rate === null || rate.basisPoints === 0)) assert.ok(shippingRate !== 'asGoods' || ofShipping === 0);
  const bases = found.taxes.reduce((total, one) => total + one.base + (taxIncluded ? one.amount : 0), 0);
  assert.ok(bases <= price.total + shippingFee, 'more was taxed than there is');
  return found;
}
