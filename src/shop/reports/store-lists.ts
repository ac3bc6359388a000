/** SQL of the lists of reports. Each is one statement; its rows carry the totals (`total…`), which count rows that are cut off, too. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { reportLimits } from './contract.ts';
import { counted, countedRefunds, customerKey, dayOf, soldThing, within, type Starts } from './store.ts';
import { tables } from './tables.ts';

/** The period, the currency of which a list tells, and how many rows it has at most. */
export type Asked = { starts: Starts; currency: string; most?: number };

/** What was sold on a day, and of what it is made up. */
export type SalesRow = {
  day: number;
  orders: number;
  subtotal: number;
  discounts: number;
  shipping: number;
  tax: number;
  credits: number;
  giftCards: number;
  sales: number;
};

/** Orders by day. What they come to is subtotal less discounts, with shipping and with tax where prices hold none, less credits and gift cards. */
export async function listSales(reader: Queryable, { starts, currency }: Asked): Promise<SalesRow[]> {
  const found = await sql<SalesRow>`
    select ${dayOf(sql`placed_at`, starts)} as day, count(*)::int as orders, sum(subtotal_amount)::bigint as subtotal,
      sum(subtotal_amount + shipping_fee_amount + case when tax_included then 0 else tax_amount end - credits_amount - gift_cards_amount - total_amount)::bigint as discounts,
      sum(shipping_fee_amount)::bigint as shipping, sum(tax_amount)::bigint as tax, sum(credits_amount)::bigint as credits,
      sum(gift_cards_amount)::bigint as gift_cards, sum(total_amount)::bigint as sales
    from orders where ${counted(starts)} and currency = ${currency} group by 1`.execute(tables(reader));
  return found.rows;
}

/** A product that was sold. */
export type ProductRow = {
  id: string;
  title: string;
  texts: Texts<'title'> | null;
  orders: number;
  quantity: number;
  returned: number;
  sales: number;
  total: number;
  totalOrders: number;
  totalQuantity: number;
  totalReturned: number;
  totalSales: number;
};

/** Products by what they brought; `sales` is what the lines cost after discounts, before shipping. */
export async function listProducts(reader: Queryable, { starts, currency, most = reportLimits.rows }: Asked): Promise<ProductRow[]> {
  const found = await sql<ProductRow>`
    with sold as (
      select ${soldThing} as id, max(line.title) as title, count(distinct line.order_id)::int as orders, sum(line.quantity)::int as quantity,
        sum(line.returned_quantity)::int as returned, sum(line.total_amount)::bigint as sales
      from orders join order_line line on line.order_id = orders.id where ${counted(starts)} and orders.currency = ${currency} group by 1),
    best as (
      select *, count(*) over ()::int as total, sum(quantity) over ()::int as total_quantity, sum(returned) over ()::int as total_returned, sum(sales) over ()::bigint as total_sales
      from sold order by sales desc, id limit ${most})
    select best.*, product.texts, (select count(*)::int from orders where ${counted(starts)} and currency = ${currency}) as total_orders
    from best left join product on product.id = best.id order by best.sales desc, best.id`.execute(tables(reader));
  return found.rows;
}

/** A customer who bought. */
export type CustomerRow = {
  id: string | null;
  name: string;
  email: string;
  orders: number;
  sales: number;
  firstOrderAt: Date | null;
  lastOrderAt: Date;
  total: number;
  totalOrders: number;
  totalSales: number;
};

/** Customers by what they bought; those without data are one row each. */
export async function listCustomers(reader: Queryable, { starts, currency, most = reportLimits.rows }: Asked): Promise<CustomerRow[]> {
  const key = customerKey('orders');
  const found = await sql<CustomerRow>`
    with bought as (
      select ${key} as key, case when ${key} is null then id end as nobody, max(account_id::text) as id, count(*)::int as orders, sum(total_amount)::bigint as sales,
        max(placed_at) as last_order_at, (array_agg(id order by placed_at desc))[1] as last_id
      from orders where ${counted(starts)} and currency = ${currency} group by 1, 2),
    best as (
      select *, count(*) over ()::int as total, sum(orders) over ()::int as total_orders, sum(sales) over ()::bigint as total_sales
      from bought order by sales desc, key nulls last, nobody limit ${most})
    select best.id, coalesce(nullif(trim(concat(latest.address ->> 'firstName', ' ', latest.address ->> 'lastName')), ''), '') as name,
      coalesce(latest.email, latest.country_code || ' ' || latest.mobile, '') as email, best.orders, best.sales, best.last_order_at,
      (select min(orders.placed_at) from orders where ${key} = best.key and status <> 'cancelled') as first_order_at, best.total, best.total_orders, best.total_sales
    from best join orders latest on latest.id = best.last_id order by best.sales desc, best.key nulls last, best.nobody`.execute(tables(reader));
  return found.rows;
}

/** A variant, what there is of it and what of it was sold. */
export type StockRow = {
  id: string;
  productId: string;
  sku: string;
  texts: Texts<'title'>;
  onHand: number;
  reserved: number;
  available: number | null;
  sold: number;
  daysLeft: number | null;
  value: number;
  total: number;
  totalOnHand: number;
  totalReserved: number;
  totalSold: number;
  totalValue: number;
};

/** Stock, that first which at the pace of the period is gone first. `value` is at today's prices of the base currency; sales of all currencies count. */
export async function listStock(
  reader: Queryable,
  { starts, days, most = reportLimits.rows }: Pick<Asked, 'starts' | 'most'> & { days: number },
): Promise<StockRow[]> {
  const found = await sql<StockRow>`
    with sold as (
      select line.variant_id, sum(line.quantity)::int as quantity from orders join order_line line on line.order_id = orders.id where ${counted(starts)} group by 1),
    level as (
      select level.variant_id as id, variant.product_id, variant.sku, level.on_hand, level.reserved, coalesce(sold.quantity, 0) as sold, variant.price_amount * greatest(level.on_hand, 0) as value,
        case when level.policy = 'deny' then greatest(0, level.on_hand - level.reserved) end as available,
        case when level.policy = 'deny' and sold.quantity > 0 then least(greatest(0, level.on_hand - level.reserved)::bigint * ${days}::int / sold.quantity, 2147483647)::int end as days_left
      from stock_level level join variant on variant.id = level.variant_id left join sold on sold.variant_id = level.variant_id where level.tracked),
    first as (
      select *, count(*) over ()::int as total, sum(on_hand) over ()::bigint as total_on_hand, sum(reserved) over ()::bigint as total_reserved, sum(sold) over ()::bigint as total_sold, sum(value) over ()::bigint as total_value
      from level order by days_left nulls last, available nulls last, id limit ${most})
    select first.*, product.texts from first join product on product.id = first.product_id order by first.days_left nulls last, first.available nulls last, first.id`.execute(
    tables(reader),
  );
  return found.rows;
}

/** A tax as orders had it. */
export type TaxRow = { country: string; title: string; rate: number | null; orders: number; base: number; tax: number };

/**
 * Taxes by country and rate, each in the country that took it: an order may go elsewhere by now. What orders do not tell apart (placed before they did) is
 * a row without a rate. Orders name a tax in their shopper's language: the name is that of `lang`, where one was placed in it.
 */
export async function listTaxes(reader: Queryable, { starts, currency, lang, most = reportLimits.rows }: Asked & { lang: string }): Promise<TaxRow[]> {
  const found = await sql<TaxRow>`
    select coalesce(part.country, orders.shipping_method -> 'pickup' ->> 'country', orders.address ->> 'country', '') as country, coalesce((array_agg(part.title order by orders.lang = ${lang} desc, orders.placed_at desc))[1], '') as title, part."basisPoints" as rate, count(distinct orders.id)::int as orders,
      sum(coalesce(part.base, 0))::bigint as base, sum(coalesce(part.amount, orders.tax_amount))::bigint as tax
    from orders left join lateral jsonb_to_recordset(orders.taxes) as part (title text, country text, "basisPoints" float8, base bigint, amount bigint) on true
    where ${counted(starts)} and orders.currency = ${currency} and (part.amount is not null or orders.tax_amount > 0)
    group by 1, 3 order by 1, 3 desc nulls last limit ${most}`.execute(tables(reader));
  return found.rows;
}

/** What of the taxes went back with refunds of the period, and the taxed amounts that it belongs to, both as positive amounts. */
export async function sumRefundedTax(reader: Queryable, { starts, currency }: Asked): Promise<{ base: number; tax: number }> {
  const found = await sql<{ base: number; tax: number }>`
    select coalesce(sum(part.amount - part.tax), 0)::bigint as base, coalesce(sum(part.tax), 0)::bigint as tax
    from (select refund.id, refund.shipping_amount, refund.shipping_tax_amount from ${countedRefunds(starts, currency)}) refund cross join lateral (
      select refund.shipping_amount as amount, refund.shipping_tax_amount as tax where refund.shipping_tax_amount > 0
      union all select line.amount, line.tax_amount from refund_line line where line.refund_id = refund.id and line.tax_amount > 0) as part`.execute(
    tables(reader),
  );
  return found.rows[0]!;
}

/** What came and went by a method of payment. */
export type PaymentRow = { method: string; orders: number; received: number; refunds: number };

/**
 * Money by method: orders paid in the period, whatever became of them, and payments that went back in it; refunds as credits are a method of their own.
 * An order that staff changed after it was paid counts by its payments, which may be of several methods, less what the change gave back.
 */
export async function listPayments(reader: Queryable, { starts, currency, most = reportLimits.rows }: Asked): Promise<PaymentRow[]> {
  const found = await sql<PaymentRow>`
    with moved as (
      select coalesce(payment_method_id, '') as method, id as order_id, total_amount as received, 0::bigint as refunds
      from orders where ${within(sql`paid_at`, starts)} and currency = ${currency} and total_amount > 0 and edited_at is null
      union all
      select attempt.method_id, orders.id, attempt.captured_amount - coalesce(less.amount, 0), 0
      from orders join payment on payment.order_id = orders.id join payment_attempt attempt on attempt.payment_id = payment.id and attempt.settles
        left join lateral (select sum(part.amount) as amount from order_refund part join refund on refund.id = part.refund_id
          where refund.payment_attempt_id = attempt.id and part.kind = 'surplus' and part.voided_at is null) less on true
      where ${within(sql`orders.paid_at`, starts)} and orders.currency = ${currency} and orders.edited_at is not null
      union all
      select coalesce(payment.method_id, case refund.kind when 'imported' then '' else 'credits' end), null, 0, refund.amount
      from order_refund refund left join refund payment on payment.id = refund.refund_id
      where ${within(sql`refund.created_at`, starts)} and refund.currency = ${currency} and refund.voided_at is null and refund.kind <> 'surplus' and refund.amount > 0)
    select method, count(distinct order_id)::int as orders, sum(received)::bigint as received, sum(refunds)::bigint as refunds
    from moved group by method order by received desc, method limit ${most}`.execute(tables(reader));
  return found.rows;
}

/** What a promotion or coupon took off. `code`: that of a coupon, or with which an order names one that is gone; a promotion has none, though its single-use codes do. */
export type PromotionRow = { id: string | null; title: string; texts: Texts<'title'> | null; code: string; orders: number; discount: number; sales: number };

/**
 * Promotions and coupons by what they took off. Discounts of imported orders do not count. An order tells them by title and code; one in several
 * languages is found by any of its titles. Free shipping takes nothing off an order's goods: it is counted where its use is, which is that of coupons
 * and of promotions with a limit. `id`: one of them alone.
 */
export async function listPromotions(
  reader: Queryable,
  { starts, currency, id = null, most = reportLimits.rows }: Asked & { id?: string | null },
): Promise<PromotionRow[]> {
  const found = await sql<PromotionRow>`
    with used as (
      select orders.id, orders.total_amount, coalesce(part.title, '') as title, coalesce(part.code, '') as code, sum(part.amount)::bigint as amount
      from orders cross join lateral jsonb_to_recordset(orders.coupon_discounts || orders.promotion_discounts) as part (title text, code text, amount bigint)
      where ${counted(starts)} and orders.currency = ${currency} and orders.imported_from is null group by 1, 2, 3, 4),
    named as (
      select used.*, coalesce(coupon.promotion_id, coupon_code.promotion_id, titled.id) as promotion_id
      from used left join coupon on used.code <> '' and coupon.code = used.code
        left join coupon_code on used.code <> '' and coupon_code.code = used.code
        left join lateral (
          select promotion.id from promotion where used.code = '' and promotion.source = 'promotion'
            and exists (select 1 from jsonb_each(promotion.texts) said where said.value ->> 'title' = used.title) order by promotion.id limit 1) titled on true
      union all
      select orders.id, orders.total_amount, '', '', 0, promotion.id
      from orders join coupon_use held on held.order_id = orders.id and held.state <> 'released'
        join promotion on promotion.id = held.promotion_id and promotion.rule ->> 'kind' = 'freeShipping'
      where ${counted(starts)} and orders.currency = ${currency})
    select named.promotion_id as id, max(named.title) as title, (select texts from promotion where promotion.id = named.promotion_id) as texts,
      case when named.promotion_id is null then max(named.code) else coalesce((select coupon.code from coupon where coupon.promotion_id = named.promotion_id), '') end as code,
      count(distinct named.id)::int as orders, sum(named.amount)::bigint as discount, sum(named.total_amount)::bigint as sales
    from named where ${id}::uuid is null or named.promotion_id = ${id} group by named.promotion_id, case when named.promotion_id is null then concat(named.code, ' ', named.title) end
    order by discount desc, title limit ${most}`.execute(tables(reader));
  return found.rows;
}
