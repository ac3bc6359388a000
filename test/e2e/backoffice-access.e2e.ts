// Staff sign-in in a real browser: a first password, a passkey (Chromium's virtual authenticator), the cookie.
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);
test.skip(({ isMobile }) => isMobile, 'a passkey is the same on a phone');

test('a colleague chooses a password, adds a passkey and signs in by it; no script holds the session', async ({ page, request, context }, info) => {
  const given = 'handed over on paper';
  const own = 'chosen by herself';
  const email = `passkey-${info.repeatEachIndex}-${info.retry}@shop.example`;
  const post = async (path: string, data: object, token?: string) =>
    (await (await request.post(`/api/admin/${path}`, { data, headers: token ? { 'x-auth': token } : {} })).json()) as { code: number; data: any };
  const { token } = (await post('auth/signin', { account: staff.email, password: staff.password })).data;
  expect((await post('staff', { email, name: 'Petra', role: 'support', password: given }, token)).code).toBe(0);

  const openAccount = async () => {
    await page.getByRole('button', { name: 'Petra' }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
  };
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto('/backoffice');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(given);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Current password').fill(given);
  await page.getByLabel('New password').fill(own);
  await page.getByRole('button', { name: 'Save' }).click();

  await openAccount();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('This laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('This laptop')).toBeVisible();
  // The same device has nothing new to offer.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Again');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => [document.cookie, JSON.stringify(Object.entries(localStorage))].join(' '))).not.toMatch(/staff|token/);
  // What support may not do is not in the menu.
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Staff' })).toBeHidden();

  await page.getByRole('button', { name: 'Petra' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(own);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Petra' })).toBeVisible();

  // As some minutes later: her passkey proves that it is she, a password would not.
  const stepUp = { status: 409, json: { code: 10, msg: '', data: { kind: 'stepUp' } } };
  await page.route('**/api/admin/auth/account/recovery-codes', (route) => route.fulfill(stepUp), { times: 1 });
  await openAccount();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const stepUpDialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(stepUpDialog.getByLabel('Recovery code')).toBeVisible();
  await stepUpDialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();

  // The last one asks first.
  await page.getByRole('button', { name: 'Remove This laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove This laptop' });
  await expect(removing).toContainText('your password alone signs you in');
  await removing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove This laptop' }).click();
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This laptop', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
});

test(
  'who may not change prices and credits sees them and no more; a second step that is to be set up asks for a proof',
  inLongRunOnly,
  async ({ page, request }, info) => {
    const [given, own] = ['handed over on paper', 'chosen by himself'];
    const email = `words-${info.repeatEachIndex}-${info.retry}@shop.example`;
    const post = async (path: string, data: object, token?: string) =>
      (await (await request.post(`/api/admin/${path}`, { data, headers: token ? { 'x-auth': token } : {} })).json()) as { code: number; data: any };
    const { token } = (await post('auth/signin', { account: staff.email, password: staff.password })).data;
    const rights = { catalog: 'write', prices: 'read', customers: 'write' };
    expect((await post('staff', { email, name: 'Walt', role: 'editor', rights, password: given }, token)).code).toBe(0);
    const first = (await post('auth/signin', { account: email, password: given })).data.token;
    expect((await post('auth/account/password', { current: given, password: own }, first)).code).toBe(0);

    await page.goto('/backoffice/products');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(own);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Walt' })).toBeVisible();
    await page.goto('/backoffice/products');
    await page.getByRole('row').nth(1).click();
    const brand = page.getByLabel('Brand');
    await expect(brand).toBeEnabled();
    const before = await brand.inputValue();
    await brand.fill(`${before} & Walt`);
    for (const label of ['Price', 'Compare-at price', 'On hand', 'Reason for a changed stock'])
      await expect(page.getByLabel(label, { exact: true }).first()).toBeDisabled();
    await page
      .getByRole('button', { name: /^More of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Count units')).toBeDisabled();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await brand.fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

    // Guests, whom other tests make meanwhile, have no credits.
    await page.goto(`/backoffice/customers?filter=${encodeURIComponent(JSON.stringify({ kind: 'account' }))}`);
    await page.getByRole('row').nth(1).click();
    await expect(page.getByRole('heading', { name: 'Ledger of credits' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Groups' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Give or take credits' })).toBeHidden();

    // As after an owner has required a second step, and some minutes on the page that sets it up.
    await page.route('**/api/admin/auth/me', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, mustSetUpSecondFactor: true } } });
    });
    await page.route('**/api/admin/auth/account/app', (route) => route.fulfill({ status: 409, json: { code: 10, msg: '', data: { kind: 'stepUp' } } }), {
      times: 1,
    });
    await page.goto('/backoffice');
    await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const stepUpDialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await stepUpDialog.getByLabel('Password').fill(own);
    await stepUpDialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Scan this picture with your authenticator app.')).toBeVisible();
  },
);

test('a guest among the customers has a page', async ({ page, request }) => {
  const call = async (path: string, data: object) => {
    const { code, data: answer } = await (await request.post(`/api/web${path}`, { data, headers: { 'x-currency': 'USD' } })).json();
    expect([path, code]).toEqual([path, 0]);
    return answer;
  };
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const { slug } = await call('/checkout/create', { source: 'buyNow', sku: 'GFT-S', quantity: 1 });
  await call('/checkout/contact', { slug, email });
  const { total } = await call('/checkout/payment', { slug, methodId: 'sandbox' });
  await call('/checkout/submit', { slug, agree: true, expectedTotal: total });
  await signIn(page);
  await page.goto(`/backoffice/customers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByText('A guest: they have ordered without an account, so there is nothing to change here')).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});
