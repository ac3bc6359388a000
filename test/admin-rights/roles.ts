/** How a row says who may. */
import type { StaffRole } from '#kit/server/context.ts';

/** Roles besides the owner, who may do everything; `public` needs no session. */
export type Allowed = readonly Exclude<StaffRole, 'owner'>[] | 'public';

/** Every role. */
export const everyone = ['manager', 'merchandiser', 'support', 'editor'] as const;
