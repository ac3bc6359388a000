/** What the files of each kind may hold. */
import { customerFields } from './import-customers.ts';
import { orderFields } from './orders/order-fields.ts';
import { productFields } from './import-products.ts';
import { redirectFields } from './import-redirects.ts';
import { textFields } from './import-texts.ts';
import { translationFields } from './import-translations.ts';

/** The fields of every kind, with the names of their columns. */
export const importFields = {
  products: productFields,
  customers: customerFields,
  redirects: redirectFields,
  orders: orderFields,
  translations: translationFields,
  texts: textFields,
};
