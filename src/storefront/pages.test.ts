/** Pages over the whole application (contract, section 3). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('a page', () => {
  test('is a whole document, the same bytes by route request', async () => {
    const client = shop.client();
    const document = await client.get('/');
    expect(document.status).toBe(200);
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(document.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(document.headers['content-security-policy']).not.toMatch(/unsafe|nonce|sha256/);
    expect(document.headers['set-cookie']).toBeUndefined();
    const route = await client.get('/?request=route&userAgent=x&referer=y&cookies=z');
    expect(route.code).toBe(0);
    expect(document.text).toContain(`<main id="page-body" tabindex="-1">${route.data.pageBody}</main>`);
    expect(document.text).not.toMatch(/<style|style="|<script>|onclick=/);
    expect(route.data.data).toMatchObject({ kind: 'home', lang: 'en', path: '/' });
    expect(route.data.theme.primaryColor).toBe('#4a00ff');
  });
});
