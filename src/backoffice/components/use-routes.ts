import { useQuery } from '@tanstack/react-query';
import type { StaffRoutes } from '../../shop/settings/contract.ts';
import { readRoutes } from '../api/routes.ts';

/** Where pages of the shop live; undefined until that is known. */
export const useRoutes = (): StaffRoutes | undefined => useQuery({ queryKey: ['routes'], queryFn: readRoutes }).data;
