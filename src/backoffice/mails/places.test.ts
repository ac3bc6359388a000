import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWordsProblem } from '#kit/pure/mail/mail-texts.ts';
import { hasPlace, insertPlace, partsOf, titleOf } from './places.ts';

describe('places in words', () => {
  it('are distinguished from the text around them', () => {
    expect(partsOf('Order {{ orderNo }} of {{shopName}}')).toEqual([{ text: 'Order ' }, { place: 'orderNo' }, { text: ' of ' }, { place: 'shopName' }]);
    expect(partsOf('{{orderNo}}{{')).toEqual([{ place: 'orderNo' }, { text: '{{' }]);
    expect(partsOf('')).toEqual([]);
    expect([hasPlace('See {{link}}', 'link'), hasPlace('See {{links}}', 'link')]).toEqual([true, false]);
  });

  it('are left out of the title of a page', () => {
    expect(titleOf('Order {{orderNo}} was changed - {{shopName}}')).toBe('Order … was changed');
    expect(titleOf('{{shopName}}: hello')).toBe('…: hello');
  });

  it('stand where the cursor was, in place of what was selected', () => {
    expect(insertPlace('Order  is here', [6, 6], { name: 'orderNo', block: false })).toEqual({ words: 'Order {{orderNo}} is here', cursor: 17 });
    expect(insertPlace('Order XYZ is here', [6, 9], { name: 'orderNo', block: false })).toEqual({ words: 'Order {{orderNo}} is here', cursor: 17 });
  });

  it('get a paragraph of their own where the mail has a table or a button', () => {
    expect(insertPlace('Above below', [6, 6], { name: 'link', block: true })).toEqual({ words: 'Above\n\n{{link}}\n\nbelow', cursor: 15 });
    expect(insertPlace('', [0, 0], { name: 'details', block: true })).toEqual({ words: '{{details}}', cursor: 11 });
    expect(insertPlace('Above\n', [6, 6], { name: 'link', block: true }).words).toBe('Above\n\n{{link}}');
  });

  it('make words that the shop takes, wherever the cursor stands in words without places', () => {
    const places = { variables: ['orderNo'], blocks: ['link'] as const, required: [] };
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z\n ]{0,30}$/), fc.nat(30), fc.nat(30), fc.boolean(), (words, one, other, block) => {
        const selected = [Math.min(one, other, words.length), Math.min(Math.max(one, other), words.length)] as const;
        const name = block ? 'link' : 'orderNo';
        const { words: body, cursor } = insertPlace(words, selected, { name, block });
        expect(findWordsProblem({ subject: 'x', body }, places)).toBeNull();
        expect(body.slice(0, cursor).endsWith(`{{${name}}}`)).toBe(true);
      }),
    );
  });
});
