/** Sends a list's form as soon as a choice in it changes; only the list and its facets are rendered again. */
import { useEffect } from 'react';
import { parseDecimal } from '#kit/pure/amount.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { choicesOf, fieldRanges, isBound, priceRange } from '../addresses.ts';
import { followPrices } from './price-slider.ts';

const restMs = 350;

/** Nothing to see; listens to the controls of the form with the id `form`. Prices are written in `currency`. */
export function ListForm({ form: id, currency }: { form: string; currency: string }) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const go = (form: HTMLFormElement) => navigate(location.pathname + queryOf(new FormData(form), currency), { part: true });
    // Arrow keys on a slider report each step; the list follows once they rest.
    const stay = () => clearTimeout(waiting);
    const hold = ({ target }: Event) => void (isThumb(target) && stay());
    const send = (event: Event) => {
      const control = event.target;
      const form = document.getElementById(id);
      const isOurs = control === form || ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.form === form);
      if (!isOurs || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      stay();
      if (isThumb(control)) waiting = setTimeout(() => go(form), restMs);
      else go(form);
    };
    const unfollow = followPrices(currency);
    const already = document.getElementById(id);
    if (already instanceof HTMLFormElement && [...already.elements].some(isChanged)) go(already);
    document.addEventListener('input', hold);
    document.addEventListener('change', send);
    // Before the navigation handles it, which would load the whole page.
    document.addEventListener('submit', send, { capture: true });
    return () => {
      stay();
      unfollow();
      document.removeEventListener('input', hold);
      document.removeEventListener('change', send);
      document.removeEventListener('submit', send, { capture: true });
    };
  }, [id, currency]);
  return null;
}

const isThumb = (control: unknown): boolean => control instanceof HTMLInputElement && control.type === 'range';

/** Whether the visitor chose before anything listened. A text field reports this itself; a slider is known by its field. */
function isChanged(control: Element): boolean {
  if (control === document.activeElement && control instanceof HTMLInputElement && control.type === 'text') return false;
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control instanceof HTMLInputElement && !isThumb(control) && (control.checked !== control.defaultChecked || control.value !== control.defaultValue);
}

/** The form's fields as a list's query: empty and usual choices stay out of it, two price fields become one range of minor units, two bounds of a custom field one range. */
function queryOf(fields: FormData, currency: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    const isUsual = value === '' || isBound(name) || (name === 'sort' && value === 'relevance');
    if (typeof value === 'string' && !isUsual) query.append(name, value);
  }
  const texts = [...fields].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  for (const [name, value] of choicesOf(texts)) query.append(name, value);
  for (const [name, range] of fieldRanges(texts)) query.set(name, range);
  const bound = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? parseDecimal(value, currency) : null;
  };
  const range = priceRange(bound('price.from'), bound('price.to'));
  if (range !== null) {
    query.set('price', range);
    query.set('currency', currency);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
