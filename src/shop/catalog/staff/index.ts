/** Products as staff read and write them, for other slices. */
export { readProductForStaff } from './read-product-for-staff.ts';
export { updateProductByStaff } from './update-product-by-staff.ts';
