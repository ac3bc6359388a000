/** What the back office's sign-in takes and answers. */
import * as m from '#messages';
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import { numberFormat } from '#kit/pure/formats.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { staffAreas } from '#kit/pure/staff-rights.ts';
import { z } from 'zod';
import { grantableAreas, rightsOf, roles } from './rules-rights.ts';

export { apiKeyInput } from './keys/contract.ts';
export type { LastChange, Presence } from './colleagues/contract.ts';
export { openResources } from './colleagues/rules.ts';
export { savedViewLimits, type SavedView } from './views/contract.ts';
export { grantableAreas, rightsOf, roles };
/** A role of staff. */
export const Role = z.enum(roles);
/** A role of staff. */
export type StaffRole = z.infer<typeof Role>;

/** Bounds of a staff password, in characters; longer than a shopper's, because more depends on it. */
export const staffPassword = { min: 10, max: 128 } as const;

const accessSchema = z.enum(['read', 'write']);
/** Rights in place of the role's: an owner gives them to one person. `null`: what the role may. */
const ownRights = z.partialRecord(z.enum(grantableAreas), accessSchema).nullable();

/** A member of staff as the back office sees itself. */
export const StaffView = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: Role,
  /** What they may do, by area. */
  rights: z.partialRecord(z.enum(staffAreas), accessSchema),
});

const proofWantedData = z.object({ kind: z.literal('stepUp') });
/**
 * They must prove again who they are, by password or second factor (`POST /api/admin/auth/prove`).
 * Cure: Prove it by `POST /api/admin/auth/prove` and repeat the request.
 */
export const proofWanted: ErrorSpec<z.infer<typeof proofWantedData>> = {
  reason: 'proofRequired',
  wire: 10,
  status: 409,
  message: m.staff_proof_wanted,
  data: proofWantedData,
};
const secondFactorWantedData = z.object({ kind: z.literal('secondFactorSetup') });
/** A second factor is required; other requests are rejected until there is one. Cure: Set up a second factor. */
export const secondFactorWanted: ErrorSpec<z.infer<typeof secondFactorWantedData>> = {
  reason: 'secondFactorSetupRequired',
  wire: 10,
  status: 409,
  message: m.staff_second_factor_required,
  data: secondFactorWantedData,
};
/** Without an owner who can sign in nobody could manage staff any more. Cure: Make another person an owner first. */
export const lastOwner: ErrorSpec = { reason: 'lastOwner', wire: 41, status: 409, message: m.staff_last_owner };
/** An account cannot disable or demote itself. Cure: Ask another owner. */
export const notOneself: ErrorSpec = { reason: 'notOneself', wire: 41, status: 409, message: m.staff_not_oneself };

const name = z.string().trim().min(1).max(100);
// Whether it may be chosen is decided where it is; this keeps hashing cheap.
const password = z.string().min(1).max(1_000);

/** A member of staff as owners see them. */
export const StaffRecord = StaffView.extend({
  rights: ownRights,
  disabled: z.boolean(),
  invited: z.boolean(),
  mustChangePassword: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
}).meta({ id: 'StaffMember', description: 'A member of staff as owners see them.' });
/** A member of staff as owners see them. */
export type StaffRecord = z.infer<typeof StaffRecord>;

/** `POST /api/admin/staff`; without `password` they are invited by mail. */
export const NewStaffInput = z.object({ email: z.email().max(254), name, role: Role, rights: ownRights.default(null), password: password.optional() });

/** `PUT /api/admin/staff/{id}`: the record as read, changed; `password` sets a new one and ends that person's sessions. */
export const StaffInput = z.object({ name, role: Role, rights: ownRights.default(null), disabled: z.boolean(), password: password.optional() });

/** Orders of the list of staff. */
export const staffSorts = ['name', 'email', 'role', 'createdAt'] as const;
/** Filter of the list of staff. */
export const StaffFilter = z.strictObject({ q: z.string().max(200).optional(), role: Role.optional(), disabled: z.boolean().optional() });

/** A token that shows drafts; it goes once into an address as `previewToken`, beside `preview=true`. */
export const PreviewToken = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

/** For how many days lines of the audit log are retained. */
export const auditRetentionDays = 730;

/** A line of the audit log: who did what to what, and the difference that it made (`detail.changes`). */
export const AuditLine = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    staff: z.object({ id: z.string().nullable(), name: z.string() }),
    action: z.string(),
    subject: z.string(),
    name: z.string().describe('What it was done to, as it was called then, in the asker’s language; empty where the line does not say'),
    deleted: z.boolean().describe('Whether what it was done to has been deleted since'),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditLine', description: 'Who of the staff did what, and the difference that it made.' });
/** A line of the audit log. */
export type AuditLine = z.infer<typeof AuditLine>;

/** What owners narrow the audit log by; `action` also finds an area by its beginning (`order`), several with commas between. */
export const AuditFilter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  staffId: z.string().max(64).optional(),
  action: z.string().trim().max(300).optional(),
  ...dateRangeFields,
});
/** A file of the audit log has at most so many lines. */
export const mostAuditLinesInFile = 50_000;
/** The audit log is longer than a file may be. Cure: Narrow the filter, by `from` and `to` for example. */
export const auditTooLong: ErrorSpec = {
  reason: 'auditTooLong',
  wire: 40,
  status: 409,
  message: ({ most }: { most: number }, options) => m.staff_audit_too_long({ most: numberFormat(options?.locale ?? 'en').format(most) }, options),
};

/** What owners narrow the audit log by. */
export type AuditFilter = z.infer<typeof AuditFilter>;
