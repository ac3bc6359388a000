/** Sends a list's form as soon as a choice in it changes; only the list and its facets are rendered again. */
import { useEffect } from 'react';
import * as m from '#messages';
import { decimalText } from '#kit/pure/amount.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { choicesOf, fieldRanges, isBound, priceRange, readPrice } from '../addresses.ts';
import { followPrices } from './price-slider.ts';

const restMs = 350;
/** Minor units; with all decimals that a currency has. */
const exampleAmount = 12_900;

/** Nothing to see; listens to the controls of the form with the id `form`. Prices are written in `currency`. */
export function ListForm({ form: id, currency }: { form: string; currency: string }) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const go = (form: HTMLFormElement) => navigate(location.pathname + queryOf(new FormData(form), currency), { part: true });
    // Arrow keys on a slider report each step; the list follows once they rest.
    const stay = () => clearTimeout(waiting);
    const hold = ({ target }: Event) => {
      if (isThumb(target)) stay();
      else if (isPrice(target)) target.setCustomValidity('');
    };
    const send = (event: Event) => {
      const control = event.target;
      const form = document.getElementById(id);
      const isOurs = control === form || ((control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.form === form);
      if (!isOurs || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      stay();
      if (!areRead(form, currency)) return;
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

const isPrice = (control: unknown): control is HTMLInputElement => control instanceof HTMLInputElement && control.name.startsWith('price.');

/** Whether all prices are some; says at the first that is none how one is written. */
function areRead({ elements }: HTMLFormElement, currency: string): boolean {
  const wrong = [...elements].filter(isPrice).find(({ value }) => value.trim() !== '' && readPrice(value, currency) === null);
  wrong?.setCustomValidity(m.list_price_unread({ example: decimalText(exampleAmount, currency) }));
  return wrong?.reportValidity() ?? true;
}

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
    return typeof value === 'string' ? readPrice(value, currency) : null;
  };
  const range = priceRange(bound('price.from'), bound('price.to'));
  if (range !== null) {
    query.set('price', range);
    query.set('currency', currency);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
