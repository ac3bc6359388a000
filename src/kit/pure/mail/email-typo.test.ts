import { describe, expect, test } from 'vitest';
import { suggestEmail } from './email-typo.ts';

describe('a mistyped domain', () => {
  test.each([
    ['ada@gmail.con', 'ada@gmail.com'],
    ['Ada.Moss@GMAIL.CON', 'Ada.Moss@gmail.com'],
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmail', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@outlok.con', 'ada@outlook.com'],
    ['ada@moss-studio.con', 'ada@moss-studio.com'],
    ['ada@qq.con', 'ada@qq.com'],
    ['ada@yahoo.co.jo', 'ada@yahoo.co.jp'],
  ])('%s was meant to be %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  test.each([
    'ada@gmail.com',
    'ada@googlemail.com',
    'ada@ymail.com',
    'ada@email.com',
    'ada@gmx.at',
    'ada@gmx.de',
    'ada@live.co.uk',
    'ada@example.com',
    'ada@moss.studio',
    'ada@q.com',
    'ada@aqq.com',
    'ada@firm.co',
    'ada@comune.example.it',
    'ada',
    'ada@',
    '@gmail.con',
    '',
  ])('%s stays', (typed) => expect(suggestEmail(typed)).toBeNull());

  test('takes no longer for a long one', () => expect(suggestEmail(`a@${'x'.repeat(250)}.com`)).toBeNull());
});
