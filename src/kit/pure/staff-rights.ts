/** What of the back office a member of staff may read and write: areas, not single operations. */

/** Areas of the back office. */
export const staffAreas = [
  'catalog',
  'prices',
  'orders',
  'refunds',
  'customers',
  'voices',
  'marketing',
  'content',
  'delivery',
  'settings',
  'reports',
  'staff',
] as const;
/** An area of the back office. */
export type StaffArea = (typeof staffAreas)[number];

/** What an operation needs: reading or writing an area. Writing includes reading. */
export type StaffRight = `${'read' | 'write'}:${StaffArea}`;

/** Rights by area; an area that is not named grants none. */
export type StaffRights = Readonly<Partial<Record<StaffArea, 'read' | 'write'>>>;

/** Whether a right is granted; of several, one is enough. */
export function hasRight(rights: StaffRights, wanted: StaffRight | readonly StaffRight[]): boolean {
  return [wanted].flat().some((right) => {
    const [access, area] = (right as StaffRight).split(':') as ['read' | 'write', StaffArea];
    return rights[area] === 'write' || (access === 'read' && rights[area] === 'read');
  });
}
