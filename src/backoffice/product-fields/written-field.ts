/** A custom field as the form holds it, and as the API takes it. Pure. */
import { facetFieldKinds, type ProductField } from '#shop/catalog/contract.ts';
import { writtenFields } from '../components/fields-editor/fields.ts';

/** What is sent of a form. A choice that is new has no value yet: the shop makes one of its name. */
export function writtenField(record: Partial<ProductField>, before: Partial<ProductField> = {}): Record<string, unknown> {
  const [written] = writtenFields([{ key: '', kind: '', ...record }], 'title', 'choices');
  const known = new Set((before.choices ?? []).map(({ value }) => value));
  const choices = (written!.choices ?? []).map(({ value, texts }) => (known.has(value) ? { value, texts } : { texts }));
  return {
    ...record,
    texts: written!.texts,
    choices: record.kind === 'choice' ? choices : [],
    asFacet: record.kind !== undefined && facetFieldKinds.includes(record.kind) && record.asFacet === true,
    searchable: record.kind === 'text' && record.searchable === true,
  };
}
