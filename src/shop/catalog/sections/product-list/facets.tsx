/** What a list can be narrowed by: groups of choices, and a range of prices. They belong to the list's form. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { numberFormat } from '#kit/pure/formats.ts';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Swatch } from '#ui/products/product-card.tsx';
import type { Facet } from '../../contract.ts';
import { boundsOfRange, isDay } from '../../facets/ranges.ts';
import { facetKindOf } from '../../facets/registry.ts';
import { severalOf } from './addresses.ts';
import { formId } from './data.ts';
import { PriceRange } from './price-range.tsx';
import { lengthSpans, spanTitle, type LengthSpan } from './length-spans.ts';
import { orderedValues, sizeGroups, splitValues, type SizeKind } from './shown-facets.ts';

/** How many groups are open at first. */
const openGroups = 4;

/** All groups, each of which can be folded. */
export function FacetGroups({ facets, query }: { facets: readonly Facet[]; query: URLSearchParams }) {
  return facets.map((facet, index) => (
    <Group key={facet.key} facet={facet} open={(index < openGroups && !isEven(facet)) || query.has(facet.key)}>
      {facetKindOf(facet.key)?.control === 'range' ? <Range facet={facet} query={query} /> : <Choices facet={facet} query={query} />}
    </Group>
  ));
}

/** Whether each step of a scale counts the same: then it tells nothing, and stays folded. */
const isEven = ({ key, values }: Facet) => facetKindOf(key)?.control === 'oneOf' && values.every(({ count }) => count === values[0]?.count);

function Group({ facet, open, children }: { facet: Facet; open: boolean; children: ReactNode }) {
  return (
    <details id={`group-${facet.key}`} open={open} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {facet.title}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{facet.title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

const sizeKinds: Readonly<Record<NonNullable<SizeKind>, () => string>> = [
  m.list_sizes_letters,
  m.list_sizes_numbers,
  m.list_sizes_length,
  m.list_sizes_volume,
  m.list_sizes_weight,
];

/** Many sizes stand in groups of what they measure; the first is open, and those in which something is chosen. */
function Choices({ facet, query }: { facet: Facet; query: URLSearchParams }) {
  const chosen = query.getAll(facet.key);
  const groups = sizeGroups(facet);
  if (groups.length === 0) return <Values id={facet.key} facet={facet} values={orderedValues(facet)} chosen={chosen} />;
  return groups.map(({ kind, values }, at) => {
    const id = `${facet.key}-${kind}`;
    return (
      <details key={id} id={`sizes-${id}`} open={at === 0 || values.some(({ value }) => chosen.includes(value))} className="group/sizes">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm text-desc hover:text-base-content lg:min-h-9 [&::-webkit-details-marker]:hidden">
          {kind === null ? m.list_sizes_other() : sizeKinds[kind]()}
          <Icon name="down" className="size-4 group-open/sizes:rotate-180" />
        </summary>
        <Values id={id} facet={facet} values={values} chosen={chosen} />
      </details>
    );
  });
}

type ValuesProps = { id: string; facet: Facet; values: readonly Facet['values'][number][]; chosen: readonly string[] };

/** Lengths by ranges; of others the first, and a line that opens the rest. */
function Values(props: ValuesProps) {
  const spans = lengthSpans(props.facet, props.values);
  if (spans.length === 0) return <SingleValues {...props} />;
  return (
    <div className="flex flex-col">
      {spans.map((span) => (
        <Span key={span.from} span={span} {...props} />
      ))}
    </div>
  );
}

/** One box for all of a range; where some of it are chosen, a box for each. How many products a range has is not the sum of its values. */
function Span({ span, facet, chosen }: ValuesProps & { span: LengthSpan }) {
  const { from, values } = span;
  const count = values.filter(({ value }) => chosen.includes(value)).length;
  if (count > 0 && count < values.length) {
    return values.map((value) => <Choice key={value.value} facet={facet} value={value} isOne={false} chosen={chosen} />);
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm lg:min-h-9">
      <input
        id={`choice-${facet.key}-${from}`}
        type="checkbox"
        {...severalOf(
          facet.key,
          values.map(({ value }) => value),
        )}
        form={formId}
        defaultChecked={count > 0}
        className="checkbox checkbox-sm border-field"
      />
      {spanTitle(span)}
    </label>
  );
}

function SingleValues({ id, facet, values, chosen }: ValuesProps) {
  const kind = facetKindOf(facet.key);
  const isOne = kind?.control === 'oneOf';
  const { first, rest } = splitValues(values, chosen);
  const one = (value: ChoiceValue) => <Choice key={value.value} facet={facet} value={value} isOne={isOne} chosen={chosen} />;
  return (
    <div className="flex flex-col">
      {first.map(one)}
      {isOne && one({ value: '', title: kind?.noChoice?.() ?? '', count: null, swatch: null })}
      {rest.length > 0 && (
        <details id={`more-${id}`} className="group/more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm underline underline-offset-4 hover:no-underline lg:min-h-9 [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">{m.list_values_all({ count: values.length })}</span>
            <span className="hidden group-open/more:inline">{m.list_values_fewer()}</span>
          </summary>
          {rest.map(one)}
        </details>
      )}
    </div>
  );
}

type ChoiceValue = Omit<Facet['values'][number], 'count'> & { count: number | null };

function Choice({ facet, value, isOne, chosen }: { facet: Facet; value: ChoiceValue; isOne: boolean; chosen: readonly string[] }) {
  const { locale } = usePageView();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm lg:min-h-9">
      <input
        id={`choice-${facet.key}-${value.value}`}
        type={isOne ? 'radio' : 'checkbox'}
        name={facet.key}
        value={value.value}
        form={formId}
        defaultChecked={value.value === '' ? chosen.length === 0 : chosen.includes(value.value)}
        className={isOne ? 'radio radio-sm' : 'checkbox checkbox-sm border-field'}
      />
      {value.swatch && <Swatch color={value.swatch} />}
      <span className={`min-w-0 grow ${value.count === 0 ? 'text-desc' : ''}`}>{value.title}</span>
      {value.count !== null && (
        <span className="text-desc tabular-nums">
          {' '}
          {numberFormat(locale).format(value.count)}
          {facet.atLeast && '+'}
        </span>
      )}
    </label>
  );
}

function Range({ facet, query }: { facet: Facet; query: URLSearchParams }) {
  return facet.key === 'price' ? <PriceRange facet={facet} query={query} /> : <FieldRange facet={facet} query={query} />;
}

/** Two numbers or two days of a custom field; placeholders are the least and largest of the list. */
function FieldRange({ facet, query }: { facet: Facet; query: URLSearchParams }) {
  const known = boundsOfRange(facet.values[0]?.value ?? '');
  const chosen = boundsOfRange(query.get(facet.key) ?? '');
  const isOfDays = known.some((bound) => bound !== null && isDay(bound));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(['from', 'to'] as const).map((side, index) => (
        <label key={side} className="min-w-0 grow">
          <span className="sr-only">{side === 'from' ? m.list_range_from({ title: facet.title }) : m.list_range_to({ title: facet.title })}</span>
          <input
            id={`${facet.key}-${side}`}
            name={`${facet.key}.${side}`}
            form={formId}
            autoComplete="off"
            defaultValue={chosen[index] ?? ''}
            {...(isOfDays
              ? { type: 'date', min: known[0] ?? undefined, max: known[1] ?? undefined }
              : { inputMode: 'decimal', maxLength: 20, placeholder: known[index] ?? '' })}
            className="field-box"
          />
        </label>
      ))}
    </div>
  );
}
