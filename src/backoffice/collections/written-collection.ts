import type { RaRecord } from 'react-admin';
import type { PickedProduct } from '#shop/catalog/contract.ts';
import { writtenListing } from '../components/listings/listing-inputs.tsx';

/** The form's record as the API takes it: a rule, or the products in order. */
export function writtenCollection({ items, rule, ...record }: RaRecord | Partial<RaRecord>): Record<string, unknown> {
  const products = ((items ?? []) as PickedProduct[]).map(({ slug }) => slug);
  return { ...writtenListing(record), ...(rule ? { rule: rule as unknown } : { rule: null, products }) };
}
