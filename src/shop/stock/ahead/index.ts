/** What is sold ahead of stock: as pre-order or back-order, from which day on, and how much of it. */
export { aheadCheckOf, type AheadCheck } from './check-ahead.ts';
export { expectedDayMoved } from './job-kinds.ts';
export { expectedOf, expectedUnits, type WaitingUnits } from './rules-ahead.ts';
