import { useMemo } from 'react';
import { AutocompleteInput, useGetList, useTranslate, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { slugify } from '#kit/pure/slugify.ts';

const known = ['standard', 'reduced', 'zero'];
// What the shop takes as a class; a name in other letters is left for it to reject beside the field.
const asClass = (typed: string) => slugify(typed) || typed.trim();

/** What a tax class is called; one of the merchant's own goes by the name that it was given. */
export function useTaxClassName(): (taxClass: string) => string {
  const translate = useTranslate();
  return (taxClass) => (known.includes(taxClass) ? translate(`backoffice_tax_class_${taxClass}`) : taxClass);
}

type TaxClassProps = { source: string; label: string; helperText?: string; validate?: Validator };

/** A tax class: one of the usual, one that a rate is of, or a new one that is typed. */
export function TaxClassInput(props: TaxClassProps) {
  const nameOf = useTaxClassName();
  const { data } = useGetList<{ id: string; taxClass: string }>('tax-rates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'taxClass', order: 'ASC' },
  });
  // One that was typed just now is of no rate yet.
  const chosen: unknown = useWatch({ name: props.source });
  const ids = useMemo(() => {
    const used = (data ?? []).map(({ taxClass }) => taxClass);
    return [...new Set([...known, ...used, ...(typeof chosen === 'string' && chosen !== '' ? [chosen] : [])])];
  }, [data, chosen]);
  return (
    <AutocompleteInput
      {...props}
      choices={ids.map((id) => ({ id, name: nameOf(id) }))}
      onCreate={(typed) => (typed === undefined || asClass(typed) === '' ? undefined : { id: asClass(typed), name: asClass(typed) })}
      createLabel="backoffice_tax_class_type"
      createItemLabel="backoffice_tax_class_new"
      fullWidth
    />
  );
}
