/** How what lists need again and again is memoized (their headers, counts of whole lists): until a change that reaches lists is announced. */
export const listMemory = {
  tags: ['products', 'product:*', 'category:*', 'tag:*', 'collection:*', 'promotions', 'promotion:*', 'markets'],
  maxEntries: 1_000,
} as const;
