/** The life of a post as data. */
import type { PostState } from './contract.ts';

const moves: Readonly<Record<PostState, readonly PostState[]>> = {
  pending: ['approved', 'refused'],
  approved: ['refused'],
  refused: ['approved'],
};

/** Whether staff may move a post from one state to another. */
export function mayMove(from: PostState, to: PostState): boolean {
  return moves[from].includes(to);
}
