/** Where pages of the shop live, as staff have set it. */
import type { StaffRoutes } from '../../shop/settings/contract.ts';
import { callAdmin } from './call-admin.ts';

/** The addresses as they are now. */
export const readRoutes = async (): Promise<StaffRoutes> => (await callAdmin<StaffRoutes>('/settings/routes')).data;

/** A pattern (`/product/{slug}`) with its slug filled in. */
export const pathIn = (pattern: string, slug: string): string => pattern.replace('{slug}', () => encodeURIComponent(slug));
