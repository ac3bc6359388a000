/** Pictures that stand for a list of products. */
export { coverChoices, distinctCovers, findCovers } from './find-covers.ts';
export { findLead, findLeads } from './find-lead.ts';
