/** Customers: what staff see of accounts, with figures of their orders and credits, and the groups that promotions can be meant for. */
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import type { Slice } from '#kit/server/slice.ts';
import { customerAdminRoutes } from './admin-routes.ts';

export { readCustomersInBatches } from './manage-customers.ts';

/** The slice as the process lists it; `personalData` is what all slices keep about a person. */
export const customersSlice = ({ personalData }: { personalData(): readonly DataSubjectHandler[] }): Slice => ({
  name: 'customers',
  routes: (api) => customerAdminRoutes(api, personalData),
});
