/** Customer groups, by hand and by rule, and looking for customers. */
export {
  countRuledGroups,
  deleteCustomerGroup,
  findCustomerGroups,
  findGroupCodes,
  findGroupsOf,
  insertCustomerGroup,
  loadCustomerGroupForUpdate,
  searchAccounts,
  setCustomerGroups,
  updateCustomerGroup,
  type AccountQuestion,
} from './store.ts';
export { countMatches, findMatches, inGroups, type Match } from './store-rules.ts';
