/** The groups of the back office's menu, in its order. */
export const screenGroups = ['home', 'orders', 'products', 'customers', 'marketing', 'content', 'shop', 'settings'] as const;
/** A group of the menu. */
export type ScreenGroup = (typeof screenGroups)[number];
