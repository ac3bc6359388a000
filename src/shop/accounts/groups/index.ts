/** Customer groups, by hand and by rule. */
export {
  countRuledGroups,
  deleteCustomerGroup,
  findCustomerGroups,
  findGroupCodes,
  findGroupsOf,
  insertCustomerGroup,
  loadCustomerGroupForUpdate,
  setCustomerGroups,
  updateCustomerGroup,
} from './store.ts';
export { countMatches, findMatches, inGroups } from './store-rules.ts';
