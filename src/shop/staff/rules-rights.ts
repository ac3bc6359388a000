/** Which role may do what: the table behind every operation of `/api/admin`. */
import { staffAreas, type StaffArea, type StaffRights } from '#kit/pure/staff-rights.ts';

/** Roles, strongest first. */
export const roles = ['owner', 'manager', 'merchandiser', 'support', 'editor'] as const;
type Role = (typeof roles)[number];

/** Areas that an owner may give to one person. `staff` is reserved for owners: writing it could make owners. */
export const grantableAreas = staffAreas.filter((area): area is Exclude<StaffArea, 'staff'> => area !== 'staff');

const all = (access: 'read' | 'write', areas: readonly StaffArea[]): StaffRights => Object.fromEntries(areas.map((area) => [area, access]));

const ofRole: Readonly<Record<Role, StaffRights>> = {
  owner: all('write', staffAreas),
  manager: all('write', grantableAreas),
  // What is sold, at which price, and who is notified; nothing about buyers.
  merchandiser: { catalog: 'write', prices: 'write', marketing: 'write', content: 'read', reports: 'read' },
  // Who bought, and what became of it; no money goes back without a manager.
  support: {
    catalog: 'read',
    prices: 'read',
    orders: 'write',
    refunds: 'read',
    customers: 'read',
    voices: 'write',
    marketing: 'read',
    content: 'read',
    delivery: 'read',
  },
  // Words and pictures; prices, stock and coupons are only seen.
  editor: { catalog: 'write', prices: 'read', marketing: 'read', content: 'write', reports: 'read' },
};

/** A staff member's rights: all for an owner, else those of the role, unless an owner gave `own` rights instead. */
export function rightsOf(role: Role, own: StaffRights | null = null): StaffRights {
  if (role === 'owner' || own === null) return ofRole[role];
  return Object.fromEntries(Object.entries(own).filter(([area]) => area !== 'staff'));
}
