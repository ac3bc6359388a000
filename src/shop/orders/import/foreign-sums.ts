/** Pure: sums of an exported order as the shop's totals formula has them (docs/rules/money.md, "Totals"), or where they do not fit it. */
import * as m from '#messages';
import { add, allocate, decimalText, scale, subtract, times, zero, isRate, type Amount } from '#kit/pure/amount.ts';
import { orderLimits, type OrderDiscount, type OrderTax } from '../contract.ts';
import { OrderProblem, type Cells, type ForeignOrder } from './foreign-order.ts';
import { amountOf, plainOf, sumOf, textOf, unitsOf } from './foreign-cells.ts';

/** What was sold, before it is known which product that is here. */
export type ImportedLine = {
  sku: string;
  title: string;
  quantity: number;
  price: Amount;
  discounts: OrderDiscount[];
  total: Amount;
  taxAmount: Amount;
  taxBasisPoints: number;
};

/** The sums of an order. */
export type ImportedSums = {
  lines: ImportedLine[];
  subtotal: Amount;
  couponDiscounts: OrderDiscount[];
  promotionDiscounts: OrderDiscount[];
  shippingFee: Amount;
  tax: Amount;
  taxes: OrderTax[];
  taxIncluded: boolean;
  total: Amount;
};

const longestTitle = 300;
const longestSku = 200;
const longestCode = 200;
const taxColumns = [1, 2, 3, 4, 5] as const;
const all = (amounts: readonly Amount[]): Amount => add(zero, ...amounts);

type SoldLine = Pick<ImportedLine, 'sku' | 'title' | 'quantity' | 'price'> & { worth: Amount; discount: Amount; isTaxed: boolean };

/** Reads lines and sums. @throws OrderProblem naming the field that does not fit */
export function sumsOf({ cells, lines }: Pick<ForeignOrder, 'cells' | 'lines'>, currency: string): ImportedSums {
  if (lines.length === 0) throw new OrderProblem('title', (options) => m.import_order_empty({}, options));
  if (lines.length > orderLimits.linesPerOrder)
    throw new OrderProblem('title', (options) => m.import_order_too_many_lines({ max: orderLimits.linesPerOrder }, options));
  const sold = lines.map((line) => soldLine(line, currency));
  const extras = extraLines(cells, currency);
  const discounts = discountsOf(cells, sold, currency);
  const tax = sumOf(cells, 'taxes', currency);
  const taxes = taxesByRate(cells, { tax, currency });
  const taxOfLines = shareTax(tax, sold, discounts);
  const [only, ...others] = taxes;
  const priced = sold.map(({ worth, isTaxed, discount: _given, ...line }, at) => {
    const less = discounts[at]!;
    return {
      ...line,
      discounts: less > 0 ? [discountNamed(cells, less)] : [],
      total: subtract(worth, less),
      taxAmount: taxOfLines[at]!,
      taxBasisPoints: isTaxed && only && others.length === 0 ? only.basisPoints : 0,
    };
  });
  const untaxed = { sku: '', quantity: 1, discounts: [], taxAmount: zero, taxBasisPoints: 0 };
  const reduced = all(discounts);
  const named = reduced > 0 ? [discountNamed(cells, reduced)] : [];
  const isCoupon = textOf(cells, 'discountCode') !== '';
  return {
    lines: [...priced, ...extras.map(({ title, price }) => ({ ...untaxed, title, price, total: price }))],
    subtotal: add(all(sold.map(({ worth }) => worth)), ...extras.map(({ price }) => price)),
    couponDiscounts: isCoupon ? named : [],
    promotionDiscounts: isCoupon ? [] : named,
    tax,
    taxes,
    ...feeAndTotal(cells, { extras: all(extras.map(({ price }) => price)), reduced, tax, currency }),
  };
}

function soldLine(line: Cells, currency: string): SoldLine {
  const price = amountOf(line, 'price', currency);
  if (price === null) throw new OrderProblem('price', (options) => m.import_order_line_price({}, options));
  const quantity = unitsOf(line, 'quantity');
  const title = plainOf(line, 'title', longestTitle);
  if (title === '') throw new OrderProblem('title', (options) => m.import_order_line_name({}, options));
  return {
    sku: plainOf(line, 'sku', longestSku),
    title,
    quantity,
    price,
    worth: times(price, quantity),
    discount: sumOf(line, 'lineDiscount', currency),
    isTaxed: textOf(line, 'taxable').toLowerCase() !== 'false',
  };
}

/** What was paid besides goods, shipping and tax: the formula has no place of its own for it, so it is a line. */
function extraLines(cells: Cells, currency: string): { title: string; price: Amount }[] {
  return [
    { title: 'Duties', price: sumOf(cells, 'duties', currency) },
    { title: 'Tip', price: sumOf(cells, 'tip', currency) },
  ].filter(({ price }) => price > 0);
}

const discountNamed = (cells: Cells, amount: Amount): OrderDiscount => {
  const code = plainOf(cells, 'discountCode', longestCode);
  return code === '' ? { title: 'Discount', amount } : { title: code, code, amount };
};

/** What was taken off each line: what the lines cost more than the subtotal, as the lines say, else in proportion. */
function discountsOf(cells: Cells, sold: readonly SoldLine[], currency: string): Amount[] {
  const subtotal = amountOf(cells, 'subtotal', currency);
  if (subtotal === null) throw new OrderProblem('subtotal', (options) => m.import_order_no_subtotal({}, options));
  const worth = all(sold.map((line) => line.worth));
  const reduced = subtract(worth, subtotal);
  const discount = amountOf(cells, 'discountAmount', currency);
  const words = (amount: Amount) => decimalText(amount, currency);
  if (reduced < 0 || (discount !== null && reduced > discount))
    throw new OrderProblem('subtotal', (options) =>
      m.import_order_subtotal({ lines: words(worth), discount: words(discount ?? zero), subtotal: words(subtotal) }, options),
    );
  const byLine = sold.map((line) => line.discount);
  const isSaid = all(byLine) === reduced && sold.every((line) => line.discount <= line.worth);
  return isSaid
    ? byLine
    : allocate(
        reduced,
        sold.map((line) => line.worth),
      );
}

/**
 * The shipping fee, and whether prices hold the tax: what makes subtotal, shipping and tax the total. A discount that is more than what the lines cost
 * less was taken off the shipping, which some exports write before and some after it.
 */
function feeAndTotal(
  cells: Cells,
  { extras, reduced, tax, currency }: { extras: Amount; reduced: Amount; tax: Amount; currency: string },
): Pick<ImportedSums, 'shippingFee' | 'taxIncluded' | 'total'> {
  const total = amountOf(cells, 'total', currency);
  if (total === null) throw new OrderProblem('total', (options) => m.import_order_no_total({}, options));
  const subtotal = add(sumOf(cells, 'subtotal', currency), extras);
  const shipping = sumOf(cells, 'shipping', currency);
  const offShipping = subtract(amountOf(cells, 'discountAmount', currency) ?? reduced, reduced);
  for (const shippingFee of offShipping > 0 && offShipping <= shipping ? [shipping, subtract(shipping, offShipping)] : [shipping]) {
    if (add(subtotal, shippingFee, tax) === total) return { shippingFee, taxIncluded: false, total };
    if (add(subtotal, shippingFee) === total) return { shippingFee, taxIncluded: true, total };
  }
  const words = (amount: Amount) => decimalText(amount, currency);
  const sums = { subtotal: words(subtotal), shipping: words(shipping), tax: words(tax), total: words(total) };
  throw new OrderProblem('total', (options) => m.import_order_total(sums, options));
}

/** The tax of each line, in proportion; what has no taxed line is on the shipping. */
function shareTax(tax: Amount, sold: readonly SoldLine[], discounts: readonly Amount[]): Amount[] {
  const weights = sold.map((line, at) => (line.isTaxed ? subtract(line.worth, discounts[at]!) : 0));
  return weights.some((weight) => weight > 0) ? allocate(tax, weights) : weights.map(() => zero);
}

/** The tax by rate, of columns like `State Tax 6.25%`; none where they do not say all of it. */
function taxesByRate(cells: Cells, { tax, currency }: { tax: Amount; currency: string }): OrderTax[] {
  const found = taxColumns.flatMap((column) => {
    const amount = sumOf(cells, `tax${column}Value`, currency);
    const [, title = '', percent = ''] = /^(.*?) ?(\d{1,2}(?:\.\d{1,5})?)%$/.exec(plainOf(cells, `tax${column}Name`, longestTitle)) ?? [];
    return amount === 0 ? [] : [{ title, basisPoints: Number((Number(percent) * 100).toFixed(3)), amount }];
  });
  const areKnown = found.every(({ basisPoints }) => basisPoints > 0 && isRate(basisPoints)) && all(found.map(({ amount }) => amount)) === tax;
  return areKnown ? found.map((one) => ({ ...one, base: scale(one.amount, 10_000_000, one.basisPoints * 1_000) })) : [];
}
