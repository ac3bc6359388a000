/** A shopper who has something of everything, for tests that ask what others get to see of it. */
import { sql } from 'kysely';
import { zero } from '#kit/pure/amount.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { allPersonalData } from '#server/slices.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { notifyAccount } from '#shop/notices/index.ts';
import type { TestApp } from '#test/harness/app.ts';
import { testContext, testDraft } from '#test/harness/orders.ts';
import type { TestVariant } from '#test/harness/products.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';

/** The owner, and the names of what is hers. */
export type Fixture = SignedInShopper & {
  variant: TestVariant;
  password: string;
  addressId: string;
  articleId: string;
  lineId: string;
  checkoutSlug: string;
  orderNo: string;
  /** Of another order of hers, paid; one of its two units is being returned. */
  paidOrderNo: string;
  orderLineId: string;
  returnNo: string;
  sessionId: string;
  noticeId: string;
  questionId: string;
  /** Texts that must never reach anybody else. */
  secrets: readonly string[];
};

const password = 'correct horse';
let hash: Promise<string> | undefined;

/** Makes such a shopper. */
export async function makeOwner(shop: TestApp, variant: TestVariant): Promise<Fixture> {
  const secret = newId().slice(-12);
  hash ??= hashPassword(password);
  const owner = await signedIn(shop, { email: `owner-${secret}@shop.example`, firstName: 'Zelda', lastName: `Quill${secret}`, passwordHash: await hash });
  const { accountId } = owner;
  const must = async (path: string, body: object) => {
    const { code, msg, data } = await owner.post(path, body);
    if (code !== 0) throw new Error(`${path} answered ${code} ${msg} ${JSON.stringify(data)}`);
    return data;
  };
  const address = {
    country: 'US',
    province: 'CA',
    city: 'Berkeley',
    area: '',
    postalCode: '94704',
    firstName: 'Zelda',
    lastName: 'Quill',
    address: `${secret} Hidden Lane`,
    apartment: '',
    countryCode: '+1',
    phone: '5105550100',
  };
  const saved = await must('/address/save', address);
  const article = await must('/article/save', { lang: 'en', title: `Unsaid ${secret}`, body: '<p>Not yet.</p>' });
  const cart = await must('/cart/add', { sku: variant.sku, quantity: 2 });
  await must('/favorite/add', { type: 'product', id: variant.productId });
  const checkout = await must('/checkout/create', { source: 'buyNow', sku: variant.sku, quantity: 1 });
  const question = newId();
  const placed = await shop.host.database.transaction(async (tx) => {
    const context = testContext(shop);
    await notifyAccount(tx, context, { accountId, kind: 'priceDropped', params: { title: secret, orderNo: secret }, path: '/user/order' });
    await sql`insert into post (id, kind, subject_id, subject_slug, subject_title, account_id, author, email, body, lang, state, created_at)
      values (${question}, 'question', ${variant.productId}, ${variant.slug}, 'Thing', ${accountId}, 'Somebody', ${owner.email}, 'Does it float?', 'en', 'approved', ${shop.clock.now})`.execute(
      on(tx),
    );
    return placeOrder(
      tx,
      context,
      testDraft(variant, { shopper: { accountId, guestId: null }, contact: { email: owner.email }, paymentMethodId: 'bankTransfer' }),
    );
  });
  const shopper = { accountId, guestId: null };
  const paid = await shop.host.database.transaction((tx) =>
    placeOrder(tx, testContext(shop), testDraft(variant, { shopper, contact: { email: owner.email }, price: 0, shippingFee: zero, paymentMethodId: null })),
  );
  const orderLineId = (await must('/order/detail', { orderNo: paid.orderNo })).products[0].lineId;
  const lines = [{ lineId: orderLineId, quantity: 1 }];
  const applied = await must('/return/apply', { orderNo: paid.orderNo, lines, applyType: 'refundOnly', applyDescription: `Because of ${secret}` });
  await anotherSession(shop, accountId, `Browser of ${secret}`);
  const sessions = (await must('/security/sessions', {})).sessions as { id: string; current: boolean }[];
  const notices = (await must('/notice/list', {})).items as { id: string }[];
  return {
    ...owner,
    variant,
    password,
    addressId: saved.id ?? saved.items?.[0]?.id,
    articleId: article.id ?? article.article?.id,
    lineId: cart.lines[0].lineId,
    checkoutSlug: checkout.slug,
    orderNo: placed.orderNo,
    paidOrderNo: paid.orderNo,
    orderLineId,
    returnNo: applied.returnNo,
    sessionId: sessions.find(({ current }) => !current)!.id,
    noticeId: notices[0]?.id ?? newId(),
    questionId: question,
    secrets: [secret, owner.email, 'Hidden Lane', accountId],
  };
}

/** All that is stored about a person, as text: unchanged as long as nobody changed anything. */
export async function fingerprint(shop: TestApp, { accountId, email }: SignedInShopper): Promise<string> {
  const exported: Record<string, unknown> = {};
  for (const part of allPersonalData())
    exported[part.name] = await part.read(shop.host.database.reader, { accountId, email }, { after: '', most: 500 }, { now: () => new Date(0) });
  return JSON.stringify(exported);
}
