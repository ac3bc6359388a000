/**
 * Query options of every list: react-admin would else show a list's rows as whole records until those have come, and a
 * row has neither all fields nor the tag that a write needs.
 */
export const listOnly = { meta: { rows: true } };
