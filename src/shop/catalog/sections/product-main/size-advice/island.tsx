/** Size advice by the shopper's measurements, beside the size guide. Computed from the guide; nothing is sent. */
import { useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import type { SizeGuide } from '../../../contract.ts';
import { measurementsOf, measureOf, recommendSize } from '../../../size-guides/recommend-size.ts';

const form = 'size-advice';

/** A field for each measurement that the table has ranges of; nothing where it has none. Without script the table is read as it stands. */
export function SizeAdvice({ guide }: { guide: SizeGuide }) {
  const [said, setSaid] = useState('');
  const measurements = measurementsOf(guide);
  if (measurements.length === 0) return null;
  const advise = (fields: FormData) => {
    const given = new Map(
      measurements.flatMap(({ column }): [number, number][] => {
        const text = fields.get(String(column));
        const value = typeof text === 'string' ? measureOf(text) : null;
        return value === null ? [] : [[column, value]];
      }),
    );
    setSaid(given.size === 0 ? m.size_advice_nothing() : sentenceOf(recommendSize(guide, given)));
  };
  return (
    <form
      className="mb-6 rounded-box bg-base-200/70 p-4 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        advise(new FormData(event.currentTarget));
      }}
    >
      <h3 className="font-medium">{m.size_advice_title()}</h3>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {measurements.map(({ column, title }) => (
          <div key={column} className="min-w-0 grow basis-40">
            <label htmlFor={`${form}-${column}`} className="mb-1.5 block text-sm font-medium">
              {title}
            </label>
            <input id={`${form}-${column}`} name={String(column)} inputMode="decimal" maxLength={9} autoComplete="off" className="field-box" />
          </div>
        ))}
        <Button type="submit">{m.size_advice_do()}</Button>
      </div>
      <p aria-live="polite" className="mt-3 empty:hidden">
        {said}
      </p>
    </form>
  );
}

function sentenceOf(found: ReturnType<typeof recommendSize>): string {
  if (!found) return m.size_advice_none();
  return found.isLoose ? m.size_advice_loose({ size: found.title }) : m.size_advice_size({ size: found.title });
}
