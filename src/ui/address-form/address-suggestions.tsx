/** The street of an address with suggestions while it is typed: a combobox as the ARIA Authoring Practices describe it. Without an answer it is a plain field. */
import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { newKey } from '#kit/browser/once/new-key.ts';
import { fieldId, TextField, type FieldProps } from '../forms/field.tsx';
import type { AddressValues } from './data.ts';

type Address = Record<string, string>;
/** With an id the shop is asked for the address by it. */
type Suggestion = { title: string; address: Address; id?: string };
type Found = { items: readonly Suggestion[]; attribution: string };
const nothing: Found = { items: [], attribution: '' };
type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
    country: string;
    /** All that is written in the form. */
    values: AddressValues;
    onChange: (name: string, value: string) => void;
  };

const pauseMs = 250;
const leastLength = 3;

// Elements that a reader takes for what their roles say, as in the search's list.
const roles = {
  field: { role: 'combobox', 'aria-autocomplete': 'list' },
  list: { role: 'listbox' },
  option: (isActive: boolean, onClick: () => void) => ({
    role: 'option',
    'aria-selected': isActive,
    onClick,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }),
} as const;
const listLook = 'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-field border border-line bg-base-100 py-1 raised';

/** What is chosen fills the other fields; those that the suggestion does not know, or that were written to meanwhile, stay as they are. */
export function SuggestedAddress({ country, values, onChange, className = '', ...field }: Props) {
  const listId = `${fieldId(field.form, field.name)}-suggestions`;
  const { found, isOpen, isFetching, close, typed, addressOf } = useSuggestions(country);
  const { items } = found;
  const [active, setActive] = useState(-1);
  const fill = useFill(values, onChange, field.name);
  const choose = async (chosen: Suggestion) => {
    setActive(-1);
    close();
    fill(await addressOf(chosen));
  };
  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${listId}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = items[active];
    if (event.key === 'ArrowDown') move((active + 1) % items.length);
    else if (event.key === 'ArrowUp') move(active <= 0 ? items.length - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) void choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={`relative ${className}`} aria-busy={isFetching || undefined}>
      <TextField
        {...field}
        value={values[field.name] ?? ''}
        {...roles.field}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={(event) => {
          onChange(field.name, event.target.value);
          setActive(-1);
          // A browser that fills in the whole form has its own answer, and nobody leaves a field that nobody is in.
          if (event.target === document.activeElement) typed(event.target.value);
        }}
      />
      <OnTheirWay isShown={isFetching} />
      <SuggestionList id={listId} {...found} active={active} onChoose={(chosen) => void choose(chosen)} />
      <p className="sr-only" aria-live="polite">
        {isOpen ? m.addresses_suggestion_count({ count: items.length }) : ''}
      </p>
    </div>
  );
}

/** Says, beside the label, that the other fields are being fetched; they may be written to meanwhile. Its place stays, so that it is announced. */
function OnTheirWay({ isShown }: { isShown: boolean }) {
  return (
    <p aria-live="polite" className="absolute right-0 top-0 flex items-center gap-1.5 text-sm text-desc">
      {isShown && <span className="spinner" aria-hidden="true" />}
      {isShown && m.addresses_suggestion_filling()}
    </p>
  );
}

/** Fills in an address that was asked for; what was written since then stays, and another street or country is another address. */
function useFill(values: AddressValues, onChange: Props['onChange'], street: string) {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return (address: Address | null) => {
    const isAsItWas = (name: string) => latest.current[name] === values[name];
    if (!isAsItWas('country') || !isAsItWas(street)) return;
    for (const [name, text] of Object.entries(address ?? {})) if (name !== 'country' && text !== '' && isAsItWas(name)) onChange(name, text);
  };
}

type List = Found & { id: string; active: number; onChoose: (suggestion: Suggestion) => void };

// The keys are the field's, which keeps the focus: pressing a suggestion must not take it away, or the list would close before the click.
function SuggestionList({ id, items, attribution, active, onChoose }: List) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the field is often at the screen's lower edge.
  useEffect(() => {
    if (items.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [items]);
  return (
    <div ref={list} hidden={items.length === 0} className={listLook}>
      <div id={id} {...roles.list} aria-label={m.addresses_suggestions()}>
        {items.map((item, index) => (
          <div
            key={`${item.title} ${index}`}
            id={`${id}-${index}`}
            {...roles.option(index === active, () => onChoose(item))}
            className={`flex min-h-11 cursor-pointer items-center px-3 py-1 text-sm hover:bg-base-200 ${index === active ? 'bg-base-200' : ''}`}
          >
            {item.title}
          </div>
        ))}
      </div>
      {attribution !== '' && (
        <p translate="no" className="px-3 py-1 text-right text-xs text-desc">
          {attribution}
        </p>
      )}
    </div>
  );
}

/** What was typed is asked for after a pause; an answer to what stands there no more is dropped. */
function useSuggestions(country: string) {
  const [found, setFound] = useState(nothing);
  const [fetched, setFetched] = useState<string | null>(null);
  const asked = useRef({ text: '', timer: 0, session: '' });
  const stop = () => window.clearTimeout(asked.current.timer);
  useEffect(() => stop, []);
  const close = () => {
    stop();
    asked.current.text = '';
    setFound(nothing);
  };
  const typed = (given: string) => {
    const text = given.trim();
    stop();
    asked.current.text = text;
    if (text.length < leastLength) return setFound(nothing);
    asked.current.timer = window.setTimeout(() => void ask(text), pauseMs);
  };
  const ask = async (text: string) => {
    asked.current.session ||= newKey();
    const { code, data } = await callApi<Found>('/address/suggest', { country, text, session: asked.current.session });
    if (asked.current.text === text) setFound(code === 0 && data ? data : nothing);
  };
  const addressOf = async ({ address, id }: Suggestion): Promise<Address | null> => {
    const { session } = asked.current;
    // The next address that is typed is another.
    asked.current.session = '';
    if (id === undefined) return address;
    setFetched(id);
    const { data } = await callApi<{ address: Address | null }>('/address/suggestion', { country, id, session });
    // Another may have been chosen since.
    setFetched((current) => (current === id ? null : current));
    return data?.address ?? null;
  };
  return { found, isOpen: found.items.length > 0, isFetching: fetched !== null, close, typed, addressOf };
}
