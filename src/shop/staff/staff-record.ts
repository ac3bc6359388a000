import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { StaffRole } from '#kit/server/context.ts';
import type { StaffRecord } from './contract.ts';

/** A row of staff as owners see it. */
export function staffRecord(row: {
  id: string;
  email: string;
  name: string;
  role: string;
  rights: unknown;
  passwordHash: string | null;
  mustChangePassword: boolean;
  secondFactor: boolean;
  disabledAt: Date | null;
  createdAt: Date;
}): StaffRecord {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role as StaffRole,
    rights: row.rights as StaffRights | null,
    disabled: row.disabledAt !== null,
    invited: row.passwordHash === null,
    mustChangePassword: row.mustChangePassword,
    secondFactor: row.secondFactor,
    createdAt: row.createdAt.toISOString(),
  };
}
