import { describe, expect, it } from 'vitest';
import { canonicalZone } from '#kit/pure/dates/days.ts';
import { longestStored, pageAddress, refererAddress } from './rules.ts';

describe('pageAddress', () => {
  it.each([
    ['http://shop.example/product/bowl?utm_source=mail#reviews', '/product/bowl?utm_source=mail'],
    ['https://shop.example/checkout/thankyou?order=V-1#secret', '/checkout/thankyou'],
    ['https://shop.example/auth/verify-email?token=abc', '/auth/verify-email'],
    ['https://user:password@shop.example/cart', '/cart'],
    ['/search?q=mug&page=2&previewToken=x', '/search?q=mug&page=2'],
    ['', '/'],
  ])('stores of %s only %s', (given, stored) => expect(pageAddress(given)).toBe(stored));

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'file:///etc/passwd'])('takes no %s', (given) => expect(pageAddress(given)).toBeNull());

  it('limits what it stores and drops what the database rejects', () => {
    expect(pageAddress(`/${'x'.repeat(3_000)}`)).toHaveLength(longestStored);
    expect(pageAddress('/a%00b')).toBe('/a%00b');
    expect(pageAddress(`/search?q=${'x'.repeat(longestStored - 11)}\u{1F600}`)?.isWellFormed()).toBe(true);
  });
});

it('stores only origin and path of a referrer', () => {
  expect(refererAddress('https://search.example/find?q=secret#x')).toBe('https://search.example/find');
  expect(refererAddress('android-app://com.example')).toBeNull();
  expect(refererAddress('nonsense')).toBeNull();
  expect(refererAddress(null)).toBeNull();
});

it('knows time zones that exist', () => {
  expect(canonicalZone('Asia/Hong_Kong')).toBe('Asia/Hong_Kong');
  expect(canonicalZone("Mars/Base'--")).toBeNull();
});
