/** The largest page of a list in the back office; more is answered as this many. */
export const mostListSize = 100;
