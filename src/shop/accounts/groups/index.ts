/** Customer groups, and looking for customers. */
export {
  deleteCustomerGroup,
  findCustomerGroups,
  findGroupCodes,
  findGroupsOf,
  insertCustomerGroup,
  lockCustomerGroup,
  renameCustomerGroup,
  searchAccounts,
  setCustomerGroups,
  type AccountQuestion,
} from './store.ts';
