// Who may do what under /api/admin: every published operation has a row here, and every row is tried with every role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { roles } from '#shop/staff/contract.ts';
import { createTestApp, type TestApp } from './harness/app.ts';
import { shopperToken, staffToken } from './harness/staff.ts';

const everyone = ['manager', 'merchandiser', 'support', 'editor'] as const;

/** Roles besides the owner, who may do everything; `public` needs no session. */
const matrix: Record<string, readonly Exclude<StaffRole, 'owner'>[] | 'public'> = {
  'POST /api/admin/auth/signin': 'public',
  'POST /api/admin/auth/signout': everyone,
  'GET /api/admin/auth/me': everyone,
  'POST /api/admin/preview': ['manager', 'merchandiser', 'editor'],
  'GET /api/admin/audit': [],
  'GET /api/admin/staff': [],
  'POST /api/admin/staff': [],
  'GET /api/admin/staff/:id': [],
  'PUT /api/admin/staff/:id': [],
  'GET /api/admin/products': everyone,
  'GET /api/admin/products/:id': everyone,
  'PUT /api/admin/products/:id': ['manager', 'merchandiser', 'editor'],
  'GET /api/admin/stock': everyone,
  'GET /api/admin/stock/:id': everyone,
  'POST /api/admin/stock/:id/adjust': ['manager', 'merchandiser'],
  'POST /api/admin/stock/adjust': ['manager', 'merchandiser'],
  'GET /api/admin/stock-movements': everyone,
  'GET /api/admin/webhooks': ['manager'],
  'POST /api/admin/webhooks': ['manager'],
  'GET /api/admin/webhooks/:id': ['manager'],
  'PUT /api/admin/webhooks/:id': ['manager'],
  'DELETE /api/admin/webhooks/:id': ['manager'],
  'POST /api/admin/webhooks/:id/rotate': ['manager'],
  'POST /api/admin/webhooks/:id/test': ['manager'],
  'POST /api/admin/webhooks/:id/replay': ['manager'],
  'GET /api/admin/webhook-deliveries': ['manager'],
  'GET /api/admin/webhook-deliveries/:id': ['manager'],
  'POST /api/admin/webhook-deliveries/:id/replay': ['manager'],
  'GET /api/admin/promotions': everyone,
  'POST /api/admin/promotions': ['manager', 'merchandiser'],
  'GET /api/admin/promotions/:id': everyone,
  'PUT /api/admin/promotions/:id': ['manager', 'merchandiser'],
  'DELETE /api/admin/promotions/:id': ['manager', 'merchandiser'],
  'GET /api/admin/coupons': everyone,
  'POST /api/admin/coupons': ['manager', 'merchandiser'],
  'GET /api/admin/coupons/:id': everyone,
  'PUT /api/admin/coupons/:id': ['manager', 'merchandiser'],
  'DELETE /api/admin/coupons/:id': ['manager', 'merchandiser'],
  'GET /api/admin/articles': everyone,
  'GET /api/admin/articles/:id': everyone,
  'GET /api/admin/articles/:id/versions': everyone,
  'POST /api/admin/articles': ['manager', 'editor'],
  'PUT /api/admin/articles/:id': ['manager', 'editor'],
  'DELETE /api/admin/articles/:id': ['manager', 'editor'],
  'POST /api/admin/articles/:id/draft': ['manager', 'editor'],
  'POST /api/admin/articles/:id/publish': ['manager', 'editor'],
  'POST /api/admin/articles/:id/discard': ['manager', 'editor'],
  'POST /api/admin/articles/:id/restore': ['manager', 'editor'],
  'GET /api/admin/own-articles': ['manager', 'editor'],
  'GET /api/admin/own-articles/:id': ['manager', 'editor'],
  'POST /api/admin/own-articles/:id/approve': ['manager', 'editor'],
  'POST /api/admin/own-articles/:id/refuse': ['manager', 'editor'],
  'POST /api/admin/own-articles/:id/take-down': ['manager', 'editor'],
  'GET /api/admin/pages': everyone,
  'GET /api/admin/pages/:id': everyone,
  'GET /api/admin/pages/:id/versions': everyone,
  'POST /api/admin/pages': ['manager', 'editor'],
  'PUT /api/admin/pages/:id': ['manager', 'editor'],
  'DELETE /api/admin/pages/:id': ['manager', 'editor'],
  'POST /api/admin/pages/:id/draft': ['manager', 'editor'],
  'POST /api/admin/pages/:id/publish': ['manager', 'editor'],
  'POST /api/admin/pages/:id/discard': ['manager', 'editor'],
  'POST /api/admin/pages/:id/restore': ['manager', 'editor'],
  'GET /api/admin/entries': everyone,
  'GET /api/admin/entries/:id': everyone,
  'GET /api/admin/entries/:id/versions': everyone,
  'POST /api/admin/entries': ['manager', 'editor'],
  'PUT /api/admin/entries/:id': ['manager', 'editor'],
  'DELETE /api/admin/entries/:id': ['manager', 'editor'],
  'POST /api/admin/entries/:id/draft': ['manager', 'editor'],
  'POST /api/admin/entries/:id/publish': ['manager', 'editor'],
  'POST /api/admin/entries/:id/discard': ['manager', 'editor'],
  'POST /api/admin/entries/:id/restore': ['manager', 'editor'],
  'GET /api/admin/article-categories': everyone,
  'GET /api/admin/article-categories/:id': everyone,
  'POST /api/admin/article-categories': ['manager', 'editor'],
  'PUT /api/admin/article-categories/:id': ['manager', 'editor'],
  'DELETE /api/admin/article-categories/:id': ['manager', 'editor'],
  'GET /api/admin/redirects': everyone,
  'GET /api/admin/redirects/:id': everyone,
  'POST /api/admin/redirects': ['manager', 'editor'],
  'PUT /api/admin/redirects/:id': ['manager', 'editor'],
  'DELETE /api/admin/redirects/:id': ['manager', 'editor'],
  'GET /api/admin/article-tags': everyone,
  'GET /api/admin/article-tags/:id': everyone,
  'POST /api/admin/article-tags': ['manager', 'editor'],
  'PUT /api/admin/article-tags/:id': ['manager', 'editor'],
  'DELETE /api/admin/article-tags/:id': ['manager', 'editor'],
  'GET /api/admin/customers': ['manager', 'support'],
  'GET /api/admin/customers/:id': ['manager', 'support'],
  'POST /api/admin/customers/:id/groups': ['manager'],
  'GET /api/admin/customer-groups': everyone,
  'POST /api/admin/customer-groups': ['manager'],
  'GET /api/admin/customer-groups/:id': everyone,
  'PUT /api/admin/customer-groups/:id': ['manager'],
  'DELETE /api/admin/customer-groups/:id': ['manager'],
  'GET /api/admin/credits': ['manager', 'support'],
  'GET /api/admin/credits/:id': ['manager', 'support'],
  'POST /api/admin/credits': ['manager'],
  'GET /api/admin/tax-rates': ['manager', 'support'],
  'GET /api/admin/tax-rates/:id': ['manager', 'support'],
  'POST /api/admin/tax-rates': ['manager'],
  'PUT /api/admin/tax-rates/:id': ['manager'],
  'DELETE /api/admin/tax-rates/:id': ['manager'],
  'GET /api/admin/markets': ['manager', 'support'],
  'GET /api/admin/markets/:id': ['manager', 'support'],
  'PUT /api/admin/markets/:id': ['manager'],
  'GET /api/admin/shipping-zones': ['manager', 'support'],
  'GET /api/admin/shipping-zones/:id': ['manager', 'support'],
  'POST /api/admin/shipping-zones': ['manager'],
  'PUT /api/admin/shipping-zones/:id': ['manager'],
  'DELETE /api/admin/shipping-zones/:id': ['manager'],
  'GET /api/admin/shipping-methods': ['manager', 'support'],
  'GET /api/admin/shipping-methods/:id': ['manager', 'support'],
  'POST /api/admin/shipping-methods': ['manager'],
  'PUT /api/admin/shipping-methods/:id': ['manager'],
  'DELETE /api/admin/shipping-methods/:id': ['manager'],
  'GET /api/admin/returns': ['manager', 'support'],
  'GET /api/admin/returns/:id': ['manager', 'support'],
  'POST /api/admin/returns/:id/approve': ['manager'],
  'POST /api/admin/returns/:id/refuse': ['manager'],
  'POST /api/admin/returns/:id/receive': ['manager', 'support'],
  'POST /api/admin/returns/:id/reject-goods': ['manager', 'support'],
  'POST /api/admin/returns/:id/refund': ['manager'],
  'POST /api/admin/returns/:id/exchange': ['manager', 'support'],
  'GET /api/admin/mails': everyone,
  'GET /api/admin/mails/:id': everyone,
  'GET /api/admin/orders': ['manager', 'support'],
  'GET /api/admin/orders/:id': ['manager', 'support'],
  'GET /api/admin/orders/:id/payments': ['manager', 'support'],
  'POST /api/admin/orders/:id/ship': ['manager', 'support'],
  'POST /api/admin/orders/:id/invoice': ['manager', 'support'],
  'POST /api/admin/orders/:id/packing-slip': ['manager', 'support'],
  'POST /api/admin/orders/:id/deliver': ['manager', 'support'],
  'POST /api/admin/orders/:id/cancel': ['manager'],
  'POST /api/admin/orders/:id/cancel-approve': ['manager'],
  'POST /api/admin/orders/:id/cancel-reject': ['manager'],
  'POST /api/admin/orders/:id/note': ['manager', 'support'],
  'POST /api/admin/orders/:id/refund': ['manager'],
  'POST /api/admin/orders/:id/mark-paid': ['manager'],
  'GET /api/admin/pictures': ['manager', 'merchandiser', 'editor'],
  'POST /api/admin/pictures': ['manager', 'merchandiser', 'editor'],
  'GET /api/admin/sections': ['manager', 'editor'],
  'GET /api/admin/templates': ['manager', 'editor'],
  'POST /api/admin/templates': ['manager', 'editor'],
  'GET /api/admin/templates/:id': ['manager', 'editor'],
  'PUT /api/admin/templates/:id': ['manager', 'editor'],
  'POST /api/admin/templates/:id/publish': ['manager', 'editor'],
  'POST /api/admin/templates/:id/discard': ['manager', 'editor'],
  'POST /api/admin/templates/:id/restore': ['manager', 'editor'],
  'POST /api/admin/templates/:id/withdraw': ['manager', 'editor'],
  'GET /api/admin/settings/theme': ['manager'],
  'PUT /api/admin/settings/theme': ['manager'],
  'GET /api/admin/settings/shop': ['manager'],
  'PUT /api/admin/settings/shop': ['manager'],
  'GET /api/admin/settings/visitors': ['manager'],
  'PUT /api/admin/settings/visitors': ['manager'],
  'GET /api/admin/settings/privacy': ['manager'],
  'PUT /api/admin/settings/privacy': ['manager'],
  'GET /api/admin/settings/reviews': ['manager'],
  'PUT /api/admin/settings/reviews': ['manager'],
  'GET /api/admin/searches': ['manager', 'merchandiser', 'editor'],
  'GET /api/admin/settings/returns': ['manager'],
  'PUT /api/admin/settings/returns': ['manager'],
  'GET /api/admin/settings/payments': ['manager'],
  'PUT /api/admin/settings/payments': ['manager'],
  'GET /api/admin/settings/accounts': ['manager'],
  'PUT /api/admin/settings/accounts': ['manager'],
  'GET /api/admin/settings/search': ['manager'],
  'PUT /api/admin/settings/search': ['manager'],
  'GET /api/admin/questions': ['manager', 'support'],
  'GET /api/admin/questions/:id': ['manager', 'support'],
  'POST /api/admin/questions/:id/approve': ['manager', 'support'],
  'POST /api/admin/questions/:id/refuse': ['manager', 'support'],
  'POST /api/admin/questions/:id/answer': ['manager', 'support'],
  'GET /api/admin/comments': ['manager', 'support'],
  'GET /api/admin/comments/:id': ['manager', 'support'],
  'POST /api/admin/comments/:id/approve': ['manager', 'support'],
  'POST /api/admin/comments/:id/refuse': ['manager', 'support'],
  'POST /api/admin/comments/:id/answer': ['manager', 'support'],
  'GET /api/admin/feedback': ['manager', 'support'],
  'GET /api/admin/feedback/:id': ['manager', 'support'],
  'POST /api/admin/feedback/:id/done': ['manager', 'support'],
  'POST /api/admin/feedback/:id/reopen': ['manager', 'support'],
  'GET /api/admin/inquiries': ['manager', 'support'],
  'GET /api/admin/inquiries/:id': ['manager', 'support'],
  'POST /api/admin/inquiries/:id/done': ['manager', 'support'],
  'POST /api/admin/inquiries/:id/reopen': ['manager', 'support'],
  'GET /api/admin/inquiry-forms': ['manager', 'editor'],
  'POST /api/admin/inquiry-forms': ['manager', 'editor'],
  'GET /api/admin/inquiry-forms/:id': ['manager', 'editor'],
  'PUT /api/admin/inquiry-forms/:id': ['manager', 'editor'],
  'GET /api/admin/subscribers': ['manager'],
  'GET /api/admin/subscribers/export': ['manager'],
  'GET /api/admin/newsletter-issues': ['manager', 'merchandiser'],
  'GET /api/admin/newsletter-issues/:id': ['manager', 'merchandiser'],
  'POST /api/admin/newsletter-issues': ['manager', 'merchandiser'],
  'GET /api/admin/reviews': ['manager', 'support'],
  'GET /api/admin/reviews/:id': ['manager', 'support'],
  'POST /api/admin/reviews/:id/approve': ['manager', 'support'],
  'POST /api/admin/reviews/:id/refuse': ['manager', 'support'],
  'POST /api/admin/reviews/:id/answer': ['manager', 'support'],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Calls an operation with a record that does not exist and a body that does not fit: whoever may gets as far as 400, 404 or 428. */
function call(operation: string, token?: string) {
  const [method, url] = operation.split(' ') as ['GET', string];
  return shop
    .client()
    .send({ method, url: url.replaceAll(/:\w+/g, newId()), ...(method === 'GET' ? {} : { payload: {} }), headers: token ? { 'x-auth': token } : {} });
}

const published = () => shop.app.operations.filter(({ url }) => url.startsWith('/api/admin/'));

it('has a row for every operation, and no row without one', () => {
  expect(
    published()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(Object.keys(matrix).sort());
});

it('publishes nothing under /api/admin that the matrix calls private to anybody but staff', () => {
  const open = published().filter(({ access }) => access !== 'staff');
  expect(open.map(({ method, url }) => `${method} ${url}`)).toEqual(Object.keys(matrix).filter((operation) => matrix[operation] === 'public'));
});

describe.each(Object.entries(matrix).filter(([, allowed]) => allowed !== 'public'))('%s', (operation, allowed) => {
  it.each(roles)('as %s', async (role) => {
    const { status, code } = await call(operation, await staffToken(shop, role));
    const refused = status === 403 && code === 30;
    // An unknown record and an empty body get no further than this; 41 or 500 would mean that something was tried.
    const heard = (code === 0 && status === 200) || (code === 40 && [400, 404, 428].includes(status));
    expect({ refused, heard }).toEqual(role === 'owner' || allowed.includes(role as never) ? { refused: false, heard: true } : { refused: true, heard: false });
  });

  it('answers 50 without a token, with an unknown one and with a shopper’s', async () => {
    for (const token of [undefined, 'unknown', await shopperToken(shop)]) expect(await call(operation, token)).toMatchObject({ status: 401, code: 50 });
  });
});
