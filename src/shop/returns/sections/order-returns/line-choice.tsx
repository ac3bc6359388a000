/** A line of the order that can be returned: whether, how many, and of an exchange in place of what. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { callApi } from '#kit/browser/api-call.ts';
import { FieldError, SelectField } from '#ui/forms/field.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import { Quantity, QuantityMost } from '#ui/forms/quantity.tsx';
import type { Order } from '../../../orders/contract.ts';
import { possible, type Application, type ChosenLine } from './application.ts';

type Line = Order['products'][number];

type Props = { line: Line; application: Application; problem: string | undefined; onChange: (chosen: ChosenLine | null) => void };

/** `onChange(null)` takes the line out. */
export function LineChoice({ line, application, problem, onChange }: Props) {
  const [above, setAbove] = useState<number | null>(null);
  const most = possible(line, application.applyType);
  const chosen = application.lines[line.lineId];
  const id = `return-${line.lineId}`;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label htmlFor={id} className={`flex min-h-11 min-w-0 grow items-center gap-4 ${most > 0 ? 'cursor-pointer' : 'opacity-60'}`}>
          <input
            id={id}
            type="checkbox"
            name="lines"
            value={line.lineId}
            checked={chosen !== undefined}
            disabled={most === 0}
            onChange={(event) => onChange(event.target.checked ? { quantity: most, exchangeSku: '' } : null)}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="checkbox checkbox-sm border-field"
          />
          <Thumbnail picture={line.image} />
          <LineWords line={line} most={most} />
        </label>
        {chosen && most > 1 && (
          <Quantity
            id={`${id}-quantity`}
            name={`quantity-${line.lineId}`}
            value={chosen.quantity}
            max={most}
            of={line.title}
            small
            onChange={(quantity) => onChange({ ...chosen, quantity })}
            onAbove={setAbove}
          />
        )}
      </div>
      <QuantityMost most={above} />
      {chosen && application.applyType === 'exchange' && (
        <ExchangeChoice line={line} value={chosen.exchangeSku} onChange={(exchangeSku) => onChange({ ...chosen, exchangeSku })} />
      )}
      <FieldError id={id} error={problem} />
    </li>
  );
}

function LineWords({ line, most }: { line: Line; most: number }) {
  const money = useMoney();
  const options = line.options.map((option) => option.value).join(dot);
  return (
    <span className="min-w-0 text-sm">
      <span className="block break-words font-medium">{line.title}</span>
      {options && <span className="block text-desc">{options}</span>}
      <span className="block text-desc">
        {money(line.price)}
        {dot}
        {most > 0 ? m.returns_of_most({ count: most }) : m.returns_not_this_way()}
      </span>
    </span>
  );
}

type Variant = {
  sku: string;
  options: Record<string, string>;
  price: { amount: number; currency: string };
  stock: 'in' | 'low' | 'out';
  expected: object | null;
};
type Product = { options: { key: string; values: { value: string; title: string }[] }[]; variants: Variant[] };

/** Variants of the same product at the same price; none where the product is gone, and then it is exchanged for the same. */
function ExchangeChoice({ line, value, onChange }: { line: Line; value: string; onChange: (sku: string) => void }) {
  const product = useProduct(line.slug);
  const bought = product?.variants.find((variant) => variant.sku === line.sku);
  const others = (product?.variants ?? []).filter(
    ({ sku, price, stock, expected }) =>
      sku !== line.sku &&
      stock !== 'out' &&
      expected === null &&
      price.currency === line.price.currency &&
      (price.amount === line.price.amount || price.amount === bought?.price.amount),
  );
  const nameOf = ({ sku, options }: Variant) =>
    (product?.options ?? []).flatMap(({ key, values }) => values.find((one) => one.value === options[key])?.title ?? []).join(dot) || sku;
  return (
    <SelectField
      form={`return-${line.lineId}`}
      name="exchangeSku"
      label={m.returns_exchange_what()}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="mt-3 max-w-sm"
    >
      <option value="">{m.returns_exchange_same()}</option>
      {others.map((variant) => (
        <option key={variant.sku} value={variant.sku}>
          {nameOf(variant)}
        </option>
      ))}
    </SelectField>
  );
}

function useProduct(slug: string): Product | null {
  const { lang } = usePageView();
  const [product, setProduct] = useState<Product | null>(null);
  useEffect(() => {
    let isOver = false;
    if (slug === '') return;
    const query = new URLSearchParams({ slug, lang });
    void callApi<Product>(`/product/detail?${query}`, undefined, { method: 'GET', quiet: true }).then(({ code, data }) => {
      if (!isOver && code === 0) setProduct(data);
    });
    return () => {
      isOver = true;
    };
  }, [slug, lang]);
  return product;
}
