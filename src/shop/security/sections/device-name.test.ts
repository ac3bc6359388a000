import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names a device in words, without the version of its browser', () => {
  expect(deviceName('Chrome 141, Windows')).toBe('Chrome on Windows');
  expect(deviceName('Safari 18, iPhone, iOS')).toBe('Safari on iPhone, iOS');
  expect(deviceName('curl 8')).toBe('curl');
  expect(deviceName('Android')).toBe('Android');
});

it('says of one that said nothing of itself what it may be', () => {
  expect(deviceName('')).toBe('Browser or app');
});
