/** Limits of a wish list: so many of each type, and how long a guest's is retained. Apart from the schemas, for islands. */
export const favoriteLimits = { perType: 500, guestDays: 365, shareTitle: 60, tokenLength: 64 } as const;
