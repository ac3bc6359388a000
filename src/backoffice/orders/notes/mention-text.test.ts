import fc from 'fast-check';
import { expect, it } from 'vitest';
import '#test/harness/property-seed.ts';
import { mentionedIn, partsOf, typedMention, withMention } from './mention-text.ts';

const ann = { id: '1', name: 'Ann' };
const annaLind = { id: '2', name: 'Anna Lind' };
const wang = { id: '3', name: '王伟' };
const all = [ann, annaLind, wang];

it('sees what is typed of a name after an @, and in no e-mail address', () => {
  expect(typedMention('Ask @An', 7)).toEqual({ start: 4, q: 'An' });
  expect(typedMention('@', 1)).toEqual({ start: 0, q: '' });
  expect(typedMention('请@王', 3)).toEqual({ start: 1, q: '王' });
  expect(typedMention('ada@example.com', 15)).toBeNull();
  expect(typedMention('@Ann is off', 11)).toBeNull();
  expect(typedMention('@Ann', 0)).toBeNull();
});

it('puts the whole name in place of it', () => {
  expect(withMention('Ask @An about it', { start: 4, caret: 7, name: 'Anna Lind' })).toEqual({ text: 'Ask @Anna Lind about it', caret: 15 });
  expect(withMention('请@王看', { start: 1, caret: 3, name: '王伟' })).toEqual({ text: '请@王伟 看', caret: 5 });
});

it('tells mentions from the rest, the longer name first', () => {
  expect(partsOf('@Anna Lind, ask @Ann or @王伟. @Bob', [ann, annaLind, wang])).toEqual([
    { text: '@Anna Lind', isMention: true },
    { text: ', ask ', isMention: false },
    { text: '@Ann', isMention: true },
    { text: ' or ', isMention: false },
    { text: '@王伟', isMention: true },
    { text: '. @Bob', isMention: false },
  ]);
  expect(mentionedIn('call @王伟 please', all)).toEqual([wang]);
});

it('loses nothing of any text', () => {
  const piece = fc.constantFrom('@', 'Ann', 'Anna Lind', '王伟', ' ', '<b>', '\n', 'x');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = partsOf(text, all);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) expect(part.text).not.toBe('');
    }),
  );
});
