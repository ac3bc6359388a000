/** What the scopes of API keys mean: an area of the API is one or more areas of rights. */
import { hasRight, type StaffArea, type StaffRights } from '#kit/pure/staff-rights.ts';

/** Areas of keys, and the areas of rights behind each. Staff and keys themselves are in none: no key makes any. */
export const areasOfScope = {
  catalog: ['catalog', 'prices'],
  orders: ['orders', 'refunds'],
  customers: ['customers', 'voices'],
  marketing: ['marketing'],
  content: ['content'],
  settings: ['settings', 'delivery'],
  reports: ['reports'],
} as const satisfies Readonly<Record<string, readonly Exclude<StaffArea, 'staff'>[]>>;

type ScopeArea = keyof typeof areasOfScope;
/** A scope of a key. */
export type Scope = `${'read' | 'write'}:${ScopeArea}`;

/** Every scope. */
export const scopes = (Object.keys(areasOfScope) as ScopeArea[]).flatMap((area): Scope[] => [`read:${area}`, `write:${area}`]);

/** The rights that scopes stand for, limited to those the key's maker still has. Unknown scopes stand for nothing. */
export function rightsOfScopes(given: readonly string[], maker: StaffRights): StaffRights {
  const rights: Partial<Record<StaffArea, 'read' | 'write'>> = {};
  for (const [scopeArea, areas] of Object.entries(areasOfScope)) {
    const [reads, writes] = [given.includes(`read:${scopeArea}`), given.includes(`write:${scopeArea}`)];
    for (const area of areas) {
      if (writes && hasRight(maker, `write:${area}`)) rights[area] = 'write';
      else if ((reads || writes) && hasRight(maker, `read:${area}`)) rights[area] = 'read';
    }
  }
  return rights;
}

/** The first scope that a staff member may not grant, because they lack some of its rights. */
export function scopeBeyond(given: readonly Scope[], maker: StaffRights): Scope | undefined {
  return given.find((scope) => {
    const [access, area] = scope.split(':') as ['read' | 'write', ScopeArea];
    return areasOfScope[area].some((one) => !hasRight(maker, `${access}:${one}`));
  });
}
