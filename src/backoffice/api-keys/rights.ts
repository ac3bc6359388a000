/** What a program may do, by area of the shop. Pure. */

/** The areas in which a program has rights. */
export const rightAreas = ['catalog', 'orders', 'customers', 'marketing', 'content', 'settings', 'reports'] as const;
/** A program's rights in an area. Writing includes reading. */
export const rightLevels = ['none', 'read', 'write'] as const;
export type RightLevel = (typeof rightLevels)[number];

/** How far rights go in an area. */
export function levelIn(scopes: readonly string[], area: string): RightLevel {
  if (scopes.includes(`write:${area}`)) return 'write';
  return scopes.includes(`read:${area}`) ? 'read' : 'none';
}

/** Rights with another level in one area. */
export function withLevel(scopes: readonly string[], area: string, level: RightLevel): string[] {
  const others = scopes.filter((scope) => scope !== `read:${area}` && scope !== `write:${area}`);
  return level === 'none' ? others : [...others, `${level}:${area}`];
}

/** Rights for display, the furthest of each area: `["write:orders", "read:reports"]`. */
export const furthestScopes = (scopes: readonly string[]): string[] =>
  rightAreas.flatMap((area) => {
    const level = levelIn(scopes, area);
    return level === 'none' ? [] : [`${level}:${area}`];
  });
