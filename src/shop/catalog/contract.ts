/** The catalogue on the wire: products, lists, categories, tags, collections. Field names are the contract's (sections 4 and 9). */
export * from './contract-limits.ts';
export * from './contract-lists.ts';
export * from './contract-product.ts';
export * from './contract-shelves.ts';
export * from './contract-staff.ts';
