/** What the back office's sign-in takes and answers. */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';

/** Roles, strongest first. */
export const roles = ['owner', 'manager', 'support', 'editor'] as const;
/** A role of staff. */
export const Role = z.enum(roles);

/** Bounds of a staff password, in characters; longer than a shopper's, because more depends on it. */
export const staffPassword = { min: 10, max: 128 } as const;

/** `POST /api/admin/auth/signin` */
export const SignInInput = z.object({ account: z.string().trim().min(1).max(254), password: z.string().min(1).max(staffPassword.max), code: z.string().max(10).optional() });

/** A member of staff as the back office sees itself. */
export const StaffView = z.object({ id: z.string(), email: z.string(), name: z.string(), role: Role });

/** Unknown account or wrong password: one answer for both. */
export const wrongCredentials: ErrorSpec = { wire: 40, status: 400, message: m.staff_wrong_credentials };
/** Too many failures; wait. */
export const signInSlowed: ErrorSpec = { wire: 40, status: 429, message: m.error_too_many };
/** The e-mail address is taken. */
export const staffExists: ErrorSpec = { wire: 41, status: 409, message: m.staff_exists };
