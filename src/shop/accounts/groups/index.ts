/** Customer groups, and looking for customers. */
export {
  deleteCustomerGroup,
  findCustomerGroups,
  findGroupCodes,
  findGroupsOf,
  insertCustomerGroup,
  loadCustomerGroupForUpdate,
  renameCustomerGroup,
  searchAccounts,
  setCustomerGroups,
  type AccountQuestion,
} from './store.ts';
