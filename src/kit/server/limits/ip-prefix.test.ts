import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ipPrefix } from './ip-prefix.ts';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['1.2.3', '1.2.3'],
  ])('%j is %j', (address, network) => expect(ipPrefix(address)).toBe(network));

  test('addresses of one network are one, of two networks two', () => {
    const bits = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });
    const written = (upper: bigint, lower: bigint) =>
      [upper, lower].flatMap((half) => [48n, 32n, 16n, 0n].map((shift) => ((half >> shift) & 0xffffn).toString(16))).join(':');
    fc.assert(
      fc.property(bits, bits, bits, bits, (one, other, a, b) => {
        expect(ipPrefix(written(one, a))).toBe(ipPrefix(written(one, b)));
        expect(ipPrefix(written(one, a)) === ipPrefix(written(other, b))).toBe(one === other);
        // However it is written: the browser's own short form among them.
        expect(ipPrefix(new URL(`http://[${written(one, a)}]`).hostname.slice(1, -1))).toBe(ipPrefix(written(one, a)));
      }),
    );
  });
});
