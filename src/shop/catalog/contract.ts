/** The catalogue on the wire: products, lists, categories, tags, collections. Field names: docs/contract.md, "Field names". */
export * from './contract-limits.ts';
export * from './contract-lists.ts';
export * from './contract-product.ts';
export * from './contract-listings.ts';
export * from './contract-staff.ts';
export * from './contract-blank.ts';
export * from './contract-bulk.ts';
export * from './contract-groups.ts';
export * from './contract-guides.ts';
export * from './contract-fields.ts';
