/** A key as it is sent. A day is good until it ends; an end as it was read stays as it is. */
export const writtenKey = ({ expiresAt, ...record }: Record<string, unknown>): Record<string, unknown> => ({
  ...record,
  expiresAt: typeof expiresAt === 'string' && /^\d{4}-\d\d-\d\d$/.test(expiresAt) ? `${expiresAt}T23:59:59Z` : expiresAt || null,
});
