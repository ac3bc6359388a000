import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const evil = 'evil.example';
/** Open redirects that have worked on other sites. */
const forms = [
  `https://${evil}`,
  `http://${evil}/`,
  `HTTPS://${evil}`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}/%2f..`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\\/${evil}`,
  `//\\${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:\\\\${evil}`,
  `http:\\${evil}`,
  `https:///${evil}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\tscript:alert(1)`,
  ` javascript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:msgbox(1)`,
  `file:///etc/passwd`,
  `ftp://${evil}`,
  `blob:https://${evil}/1`,
  `about:blank`,
  `mailto:a@${evil}`,
  `tel:1`,
  `ws://${evil}`,
  ` //${evil}`,
  `\t//${evil}`,
  `\n//${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r/${evil}`,
  `/\u0000/${evil}`,
  `\u0000//${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/a/..//${evil}`,
  `/./\\${evil}`,
  `/a/../..//${evil}`,
  `/%2e%2e//${evil}`,
  `/.%2f/${evil}\\`,
  `${evil}`,
  `${evil}/path`,
  `www.${evil}`,
  `@${evil}`,
  `user@${evil}`,
  `https://shop.example@${evil}`,
  `https://shop.example.${evil}`,
  `//shop.example@${evil}`,
  `?return=//${evil}`,
  `#//${evil}`,
  `.${evil}`,
  `../${evil}`,
  `./${evil}`,
  `\u2028//${evil}`.replace('\u2028', ' '),
  `/ /${evil}`,
  `/\u007F/${evil}`,
  `//%0d%0aLocation:${evil}`,
  `/%5c\\${evil}`,
  `//[::1]`,
  `//127.0.0.1`,
  `//0x7f.1`,
  `///\\;@${evil}`,
  '',
  ' ',
  '/auth/signin',
  '/zh/auth/signup?x=1',
  '/zh-HK/auth/forget',
  '/AUTH/signin',
  '/api/web/auth/signout',
  `/${'a'.repeat(2_001)}`,
];

test('more than 60 open redirects and loops are refused', () => {
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.filter((form) => returnPath(form) !== null)).toEqual([]);
});

test.each([
  ['/', '/'],
  ['/zh/product/cup?x=1#reviews', '/zh/product/cup?x=1#reviews'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/user/order/20261121-ABC', '/user/order/20261121-ABC'],
  ['/category/陶瓷', '/category/%E9%99%B6%E7%93%B7'],
  ['/authors', '/authors'],
  ['/a/../cart', '/cart'],
])('%s stays', (asked, path) => {
  expect(returnPath(asked)).toBe(path);
});

test('whatever is asked, the answer is a path of this site, and stays the same when asked again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.webPath(),
        fc.constantFrom(...forms).chain((form) => fc.string().map((more) => form + more)),
      ),
      (asked) => {
        const path = returnPath(asked);
        if (path === null) return;
        expect(new URL(path, 'https://this.example').origin).toBe('https://this.example');
        expect(returnPath(path)).toBe(path);
      },
    ),
  );
});
