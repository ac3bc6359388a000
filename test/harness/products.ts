/** Products for tests, written as rows: what a test sells needs no import and no pictures. */
import { sql } from 'kysely';
import { on, type Database } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';

/** A variant as a test sees it. */
export type TestVariant = { id: string; productId: string; sku: string; slug: string };

/** What a test says of a product; all of it has a default. */
export type TestProduct = {
  slug?: string;
  title?: string;
  published?: boolean;
  showCart?: boolean;
  taxClass?: string;
  variants: readonly {
    sku?: string;
    price?: number;
    linePrice?: number;
    prices?: Record<string, number>;
    onHand?: number;
    policy?: 'deny' | 'continue';
    tracked?: boolean;
    ahead?: { as: 'backorder' | 'preorder'; expectedOn: string; limit?: number };
    weightGrams?: number;
    taxable?: boolean;
    requiresShipping?: boolean;
  }[];
};

let made = 0;

/** Writes a product with its variants, their stock and the ledger's opening rows. */
export async function insertTestProduct(database: Database, product: TestProduct): Promise<TestVariant[]> {
  made += 1;
  const productId = newId();
  const slug = product.slug ?? `thing-${made}`;
  const variants = product.variants.map((variant, index) => ({ ...variant, id: newId(), productId, slug, sku: variant.sku ?? `T${made}-${index}` }));
  await database.transaction(async (tx) => {
    const db = on(tx);
    const texts = { en: { title: product.title ?? `Thing ${made}` }, zh: { title: `物品${made}` } };
    const price = Math.min(...variants.map((variant) => variant.price ?? 1000));
    await sql`insert into product (id, slug, texts, published, show_cart, tax_class, price_amount)
      values (${productId}, ${slug}, ${JSON.stringify(texts)}::jsonb, ${product.published ?? true}, ${product.showCart ?? true}, ${product.taxClass ?? 'standard'}, ${price})`.execute(
      db,
    );
    for (const [position, variant] of variants.entries()) {
      await sql`insert into variant (id, product_id, sku, position, price_amount, line_price_amount, weight_grams, taxable, requires_shipping)
        values (${variant.id}, ${productId}, ${variant.sku}, ${position}, ${variant.price ?? 1000}, ${variant.linePrice ?? null}, ${variant.weightGrams ?? 100}, ${variant.taxable ?? true}, ${variant.requiresShipping ?? true})`.execute(
        db,
      );
      await sql`insert into stock_level (variant_id, on_hand, policy, tracked, ahead, expected_on, ahead_limit)
        values (${variant.id}, ${variant.onHand ?? 100}, ${variant.policy ?? 'deny'}, ${variant.tracked ?? true}, ${variant.ahead?.as ?? null}, ${variant.ahead?.expectedOn ?? null}, ${variant.ahead?.limit ?? null})`.execute(
        db,
      );
      if (variant.onHand !== 0)
        await sql`insert into stock_movement (id, variant_id, change, reason) values (${newId()}, ${variant.id}, ${variant.onHand ?? 100}, 'opening')`.execute(
          db,
        );
      for (const [currency, amount] of Object.entries(variant.prices ?? {})) {
        await sql`insert into variant_price (variant_id, currency, price_amount) values (${variant.id}, ${currency}, ${amount})`.execute(db);
      }
    }
  });
  return variants.map(({ id, sku }) => ({ id, sku, productId, slug }));
}

/** One variant that is sold ahead of stock, expected in 40 days, and one that is there. */
export async function insertAheadAndThere(database: Database, now: Date): Promise<[ahead: TestVariant, there: TestVariant]> {
  const expectedOn = new Date(now.getTime() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const variants = [
    { price: 6400, onHand: 0, ahead: { as: 'preorder', expectedOn, limit: 20 } },
    { price: 2000, onHand: 50 },
  ] as const;
  return (await insertTestProduct(database, { variants })) as [TestVariant, TestVariant];
}
