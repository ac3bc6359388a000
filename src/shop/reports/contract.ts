/** Reports on the wire (docs/contract.md, "Back office API"). */
export * from './contract-days.ts';
export * from './contract-lists.ts';
export * from './contract-overview.ts';
