/** Orders that another shop took: kept as history (docs/rules/orders.md, "Imported orders"). */
export { importOrder } from './import-order.ts';
export { OrderProblem, type Cells, type ForeignOrder } from './foreign-order.ts';
