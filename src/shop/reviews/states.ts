/** The life of a review as data. */
import type { reviewStates } from './contract.ts';

/** A state of a review. */
export type ReviewState = (typeof reviewStates)[number];

const moves: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  pending: ['approved', 'refused'],
  // Taken down later, or rejected by mistake.
  approved: ['refused'],
  refused: ['approved'],
};

/** Whether staff may move a review from one state to another. */
export function mayMove(from: ReviewState, to: ReviewState): boolean {
  return moves[from].includes(to);
}

/** How a move changes what a product's stars are made of: counted in, counted out, or neither. */
export function ratingChange(from: ReviewState | null, to: ReviewState): 1 | 0 | -1 {
  const before = from === 'approved';
  const after = to === 'approved';
  return before === after ? 0 : after ? 1 : -1;
}
