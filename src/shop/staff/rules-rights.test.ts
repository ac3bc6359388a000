import { describe, expect, it } from 'vitest';
import { hasRight, staffAreas } from '#kit/pure/staff-rights.ts';
import { rightsOf, roles } from './rules-rights.ts';

describe('rights', () => {
  it('let an owner do everything, whatever rights are stored', () => {
    for (const area of staffAreas) expect(hasRight(rightsOf('owner', {}), `write:${area}`)).toBe(true);
  });

  it.each(roles.filter((role) => role !== 'owner'))('never give %s a right over staff, not even written down', (role) => {
    expect(hasRight(rightsOf(role), 'read:staff')).toBe(false);
    expect(hasRight(rightsOf(role, { staff: 'write', orders: 'read' }), ['read:staff', 'write:staff'])).toBe(false);
    expect(hasRight(rightsOf(role, { staff: 'write', orders: 'read' }), 'read:orders')).toBe(true);
  });

  it('keep an editor from prices, stock and coupons', () => {
    for (const right of ['write:prices', 'write:marketing'] as const) expect(hasRight(rightsOf('editor'), right)).toBe(false);
    expect(hasRight(rightsOf('editor'), 'write:catalog')).toBe(true);
  });

  it('read where one may write, and take the place of the role’s', () => {
    expect(hasRight(rightsOf('manager'), 'read:orders')).toBe(true);
    expect(hasRight(rightsOf('manager', { content: 'read' }), 'read:orders')).toBe(false);
    expect(hasRight({ content: 'read' }, ['write:orders', 'write:content'])).toBe(false);
    expect(hasRight({ content: 'read' }, ['write:orders', 'read:content'])).toBe(true);
  });
});
