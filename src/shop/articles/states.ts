/** The life of a shopper's own article as data. */

/** States of the text that its author is at work on. What readers see is another matter: it stays while a newer text waits. */
export const articleStates = ['draft', 'pending', 'approved', 'refused'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What is done with an article: by its author, then by staff. `unpublish` and `takeDown` take the public text from its readers. */
export const articleActions = ['save', 'submit', 'withdraw', 'unpublish', 'approve', 'refuse', 'takeDown'] as const;
export type ArticleAction = (typeof articleActions)[number];

const transitions: Readonly<Record<ArticleAction, Readonly<Partial<Record<ArticleState, ArticleState>>>>> = {
  save: { draft: 'draft', refused: 'draft', approved: 'draft' },
  submit: { draft: 'pending' },
  withdraw: { pending: 'draft' },
  unpublish: { draft: 'draft', pending: 'pending', approved: 'draft', refused: 'refused' },
  approve: { pending: 'approved' },
  refuse: { pending: 'refused' },
  takeDown: { draft: 'refused', pending: 'refused', approved: 'refused', refused: 'refused' },
};

/** The state that an action leads to, or null where it is not allowed. */
export function stateAfter(state: ArticleState, action: ArticleAction): ArticleState | null {
  return transitions[action][state] ?? null;
}
