/** Pure: what a draft's lines and discounts make of a basket. The engine is the cart's; here is what staff add to it. */
import { add, allocate, amount, least, share, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import type { Sellable } from '../catalog/index.ts';
import type { PricedBasket } from '../cart/prices/index.ts';

/** A line with what it is; null where the catalogue no longer has it. `ownPrice`: staff wrote the price. */
export type ComposedLine = { lineId: string; sellable: Sellable | null; ownPrice: boolean };

/** A line at a price that staff wrote, or of something that is no product. */
export type StaffLine = { lineId: string; quantity: number; sellable: Sellable };

/** A percentage or a sum (minor units) off the lines. */
export type StaffDiscount = { title: string; basisPoints: number } | { title: string; amount: Amount };

/** What a discount takes; `tooMuch` where it is more than the lines come to, and takes all of that. */
export type TakenDiscount = { taken: Amount; tooMuch: boolean };

/**
 * A basket with the lines of staff in their places (by `lineId`, in the order of `order`) and less their discounts. Promotions and
 * coupons have lowered the lines of the catalogue before; what staff priced themselves is lowered by their own discounts alone.
 * These take, one after the other, of what is left, split over all lines by the largest remainder.
 */
export function withStaffLines(
  catalogue: PricedBasket,
  staff: { lines: readonly StaffLine[]; discounts: readonly StaffDiscount[]; order: readonly string[] },
): { basket: PricedBasket; taken: TakenDiscount[] } {
  const { lines, discounts, order } = staff;
  const own = lines.map(({ lineId, quantity, sellable }): PricedBasket['lines'][number] => {
    const subtotal = times(sellable.price, quantity);
    const purchasable = sellable.available === null || sellable.available >= quantity;
    return { lineId, quantity, sellable, purchasable, messages: [], price: { subtotal, discounts: [], total: subtotal } };
  });
  const all = [...catalogue.lines, ...own].toSorted((one, other) => order.indexOf(one.lineId) - order.indexOf(other.lineId));
  const { priced, taken, given } = takeOff(all, discounts);
  return {
    basket: {
      ...catalogue,
      without: (offer) => withStaffLines(catalogue.without(offer), staff).basket,
      lines: priced,
      subtotal: add(zero, ...priced.map((line) => line.price.subtotal)),
      promotionDiscounts: [...catalogue.promotionDiscounts, ...given],
      total: add(zero, ...priced.map((line) => line.price.total)),
    },
    taken,
  };
}

type Lines = PricedBasket['lines'];

function takeOff(lines: Lines, discounts: readonly StaffDiscount[]): { priced: Lines; taken: TakenDiscount[]; given: { title: string; amount: Amount }[] } {
  let priced = lines;
  const taken: TakenDiscount[] = [];
  const given: { title: string; amount: Amount }[] = [];
  for (const discount of discounts) {
    const left = priced.map((line) => line.price.total);
    const whole = add(zero, ...left);
    const wanted = 'amount' in discount ? discount.amount : share(whole, discount.basisPoints);
    const sum = least(wanted, whole);
    taken.push({ taken: sum, tooMuch: wanted > whole });
    if (sum === 0) continue;
    const { title } = discount;
    given.push({ title, amount: sum });
    const parts = allocate(sum, left);
    priced = priced.map((line, index) => lessOf(line, { title, amount: parts[index]! }));
  }
  return { priced, taken, given };
}

function lessOf(line: Lines[number], part: { title: string; amount: Amount }): Lines[number] {
  if (part.amount === 0) return line;
  const { price } = line;
  return { ...line, price: { ...price, discounts: [...price.discounts, part], total: subtract(price.total, part.amount) } };
}

/** Something that is no product, as a basket takes it. Its ids are those of its line: they name nothing in the catalogue. */
export function customSellable({
  lineId,
  title,
  price,
  currency,
  taxClass,
  requiresShipping,
}: {
  lineId: string;
  title: string;
  price: number;
  currency: string;
  taxClass: string;
  requiresShipping: boolean;
}): Sellable {
  return {
    variantId: lineId,
    productId: lineId,
    listIds: [],
    sku: '',
    slug: '',
    title,
    options: [],
    names: {},
    hasOthers: false,
    picture: null,
    price: amount(price),
    linePrice: null,
    currency,
    published: true,
    showCart: true,
    weightGrams: 0,
    taxClass,
    taxable: true,
    requiresShipping,
    giftWrapping: false,
    onHand: 0,
    reserved: 0,
    policy: 'continue',
    tracked: false,
    ahead: null,
    available: null,
  };
}
