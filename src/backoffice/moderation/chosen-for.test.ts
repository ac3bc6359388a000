import { expect, it } from 'vitest';
import { chosenFor } from './chosen-for.ts';
import { postContribution } from './contribution.ts';

const post = (state: 'pending' | 'approved' | 'refused') =>
  postContribution.toContribution({
    id: state,
    state,
    createdAt: '2026-11-23T08:00:00Z',
    author: 'Ada',
    text: 'Well made',
    lang: 'en',
    translations: {},
    answers: [],
    email: null,
    refusal: '',
    parent: null,
    subject: { title: 'Ember bowl' },
  } as unknown as Parameters<typeof postContribution.toContribution>[0]);

it('approves what waits and what was refused, and refuses what waits and what was approved', () => {
  const chosen = [post('pending'), post('approved'), post('refused')];
  expect(chosenFor(chosen, 'approve').map(({ id }) => id)).toEqual(['pending', 'refused']);
  expect(chosenFor(chosen, 'refuse').map(({ id }) => id)).toEqual(['pending', 'approved']);
});
