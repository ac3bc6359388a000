import { describe, expect, it } from 'vitest';
import type { StaffPost } from '#shop/discussions/contract.ts';
import type { StaffReview } from '#shop/reviews/contract.ts';
import { fieldsFor, translationOfPost, translationOfReview } from './translation.ts';

const answers = [
  { id: 'a', text: 'Yes.', lang: 'en', translations: { zh: { text: '能。' } } },
  { id: 'b', text: '250 毫升。', lang: 'zh', translations: {} },
];
const post = { text: 'Does it hold tea?', lang: 'en', translations: { de: { text: 'Hält er Tee?' } }, answers } as unknown as StaffPost;
const namesFor = (lang: string) => fieldsFor(translationOfPost(post), lang).map(({ name }) => name);

describe('a question', () => {
  it('is translated with the shop’s answers, except those that are in the language', () => {
    expect([namesFor('de'), namesFor('zh')]).toEqual([
      ['text', 'a', 'b'],
      ['text', 'a'],
    ]);
    expect(translationOfPost(post).toBody('zh', (name) => `${name}!`)).toEqual({ lang: 'zh', text: 'text!', answers: [{ id: 'a', text: 'a!' }] });
  });

  it('starts from what is translated, of itself or of an answer', () => {
    expect(translationOfPost(post).texts).toEqual({ de: { text: 'Hält er Tee?', a: '', b: '' }, zh: { text: '', a: '能。', b: '' } });
  });
});

it('a review offers no field for what it does not have', () => {
  const review = { title: '', text: 'Good.', answer: null, lang: 'en', translations: {} } as unknown as StaffReview;
  expect(translationOfReview(review).fields.map(({ name }) => name)).toEqual(['text']);
});
