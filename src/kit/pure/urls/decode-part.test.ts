import { expect, it } from 'vitest';
import { decodePart } from './decode-part.ts';

it.each([
  ['care%20guide', 'care guide'],
  ['%E8%8C%B6', '茶'],
  ['plain', 'plain'],
  ['', ''],
  ['100%', null],
  ['%E8', null],
])('reads %s', (part, text) => expect(decodePart(part)).toBe(text));
