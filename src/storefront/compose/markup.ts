/**
 * Elements as markup, byte for byte as React writes them, in a fraction of the time: nothing here can be suspended, resumed or streamed, so nothing
 * has to be kept for that. React still calls the component in whose place the others run, so hooks and contexts are its own. What is not
 * known here is left to React.
 */
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { isSameForSame } from '#ui/kept-markup.ts';
import { attributeText, escapeText, NotPlain, textOf } from './markup-attributes.ts';

/** What is written so far, and where it goes on. */
type Writing = {
  /** Put together once, at the end. */
  out: string[];
  /** Where in it islands are to stand. */
  places: number[];
  isBegun: boolean;
  /** What is kept was made for this. */
  common: string;
  isKept: boolean;
  /** Texts beside each other are told apart, for whoever takes the markup over in the browser. */
  tellsTextsApart: boolean;
  afterText: boolean;
  inPicture: boolean;
  /** Of the choice that is being written. */
  chosen: unknown;
};

/** The islands that were met, in their order: their ids, and what to put into the place of one. */
export type Islands = { ids(): readonly string[]; markupOf(index: number): string; forget(): void };

/**
 * Around what is rendered: contexts. `identifierPrefix` makes markup that the browser takes over, as `renderToString` does. `common` names all that those
 * contexts say of more pages than one: for it the markup of some components is kept.
 */
export type Rendering = { around(inside: ReactElement): ReactElement; common: string; identifierPrefix?: string; islands?: Islands };

/** Components that need more than is known here. */
const leftToReact = new WeakSet<object>();

/** The markup of an element whose type is a component, its islands in their places. */
export function toMarkup(
  element: ReactElement<object, Exclude<ReactElement['type'], string>>,
  { around, common, identifierPrefix, islands }: Rendering,
): string {
  const byReact = (root: ReactElement) =>
    identifierPrefix === undefined ? renderToStaticMarkup(around(root)) : renderToString(around(root), { identifierPrefix });
  if (!leftToReact.has(element.type)) {
    const live = identifierPrefix !== undefined;
    const writing: Writing = { ...fresh(), common: `${live} ${common}`, tellsTextsApart: live, isKept: false, chosen: null, inPicture: false, isBegun: false };
    try {
      byReact(createElement(Walk, { element, writing }));
      if (islands) for (const [index, at] of writing.places.entries()) writing.out[at] = islands.markupOf(index);
      return writing.out.join('');
    } catch (error) {
      if (!(error instanceof NotPlain)) throw error;
      leftToReact.add(element.type);
      islands?.forget();
    }
  }
  const markup = byReact(element);
  return islands ? filled(markup, islands) : markup;
}

const fresh = (): Pick<Writing, 'out' | 'places' | 'afterText'> => ({ out: [], places: [], afterText: false });

/** Markup of React with its islands put in: one walk, from mark to mark, without looking at all that lies between. */
function filled(markup: string, islands: Islands): string {
  let text = '';
  let done = 0;
  for (const [index, id] of islands.ids().entries()) {
    const mark = markup.indexOf(` data-island="${id}"`, done);
    const inside = mark < 0 ? 0 : markup.indexOf('>', mark) + 1;
    if (inside <= 0 || !markup.startsWith('</', inside)) continue;
    text += markup.slice(done, inside) + islands.markupOf(index);
    done = inside;
  }
  return done === 0 ? markup : text + markup.slice(done);
}

/** Stands for all the components below, which are called within it, each once; to React it is one component with many hooks. */
function Walk({ element, writing }: { element: ReactElement; writing: Writing }): null {
  // Called again: something below has set state while it was rendered, and React would call that alone again.
  if (writing.isBegun) throw new NotPlain('state');
  writing.isBegun = true;
  write(writing, element);
  return null;
}

function write(writing: Writing, node: ReactNode): void {
  if (typeof node === 'string') return writeText(writing, node);
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'number' || typeof node === 'bigint') return writeText(writing, String(node));
  if (Array.isArray(node)) {
    for (const one of node as ReactNode[]) write(writing, one);
    return;
  }
  if (!isValidElement<Properties>(node)) throw new NotPlain('child');
  const { type, props } = node;
  if (typeof type === 'string') return writeTag(writing, type, props);
  if (type === Fragment) return write(writing, props.children);
  if (typeof type !== 'function' || type.prototype?.isReactComponent) throw new NotPlain('component');
  if (!writing.isKept && props.children === undefined && isSameForSame(type)) return writeKept(writing, type as Component, props);
  write(writing, (type as Component)(props));
}

type Component = (props: Properties) => ReactNode;

const mostKept = 8 * 1024 * 1024;
const keptMarkup = new WeakMap<Component, LRUCache<string, string>>();

/** What was written before for the same props, by all that they say: so nothing has to be forgotten when a price changes. */
function writeKept(writing: Writing, component: Component, props: Properties): void {
  let made = keptMarkup.get(component);
  if (!made) keptMarkup.set(component, (made = new LRUCache({ maxSize: mostKept, sizeCalculation: (text, key) => text.length + key.length })));
  const key = `${writing.common} ${JSON.stringify(props)}`;
  let text = made.get(key);
  if (text === undefined) {
    const part: Writing = { ...writing, ...fresh(), isKept: true };
    write(part, component(props));
    text = part.out.join('');
    made.set(key, text);
  }
  writing.out.push(text);
  writing.afterText = false;
}

function writeText(writing: Writing, text: string): void {
  if (!writing.tellsTextsApart) {
    writing.out.push(escapeText(text));
    return;
  }
  if (text === '') return;
  if (writing.afterText) writing.out.push('<!-- -->');
  writing.out.push(escapeText(text));
  writing.afterText = true;
}

type Properties = { [name: string]: unknown; children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

/** How an element is written: `later` is what React writes after all else, in this order; `own` is what is no attribute of it. */
type Shape = { opened: string; closed: string; isEmpty: boolean; later: readonly string[]; own: ReadonlySet<string> };

const empty = new Set('br hr img input source track wbr'.split(' '));
const others =
  'a abbr address article aside b bdi blockquote button canvas caption cite code col colgroup datalist dd del details dialog div dl dt em fieldset figcaption figure ' +
  'footer form h1 h2 h3 h4 h5 h6 header i ins kbd label legend li main mark meter nav noscript ol optgroup option output p picture progress q s samp search section ' +
  'select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var video circle g line path polyline rect svg';

const ofSubmitters = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
const later: Readonly<Record<string, readonly string[]>> = { button: ofSubmitters, input: ofSubmitters, form: ['action', 'encType', 'method', 'target'] };
const own: Readonly<Record<string, readonly string[]>> = {
  input: ['checked', 'defaultChecked', 'value', 'defaultValue'],
  select: ['value', 'defaultValue'],
  option: ['selected'],
  textarea: ['value', 'defaultValue'],
};

const shapes: ReadonlyMap<string, Shape> = new Map(
  [...empty, ...others.split(' ')].map((tag) => [
    tag,
    {
      opened: `<${tag}`,
      closed: empty.has(tag) ? '/>' : `</${tag}>`,
      isEmpty: empty.has(tag),
      later: later[tag] ?? [],
      own: new Set(['children', 'dangerouslySetInnerHTML', ...(later[tag] ?? []), ...(own[tag] ?? [])]),
    },
  ]),
);

function writeTag(writing: Writing, tag: string, props: Properties): void {
  const shape = shapes.get(tag);
  if (!shape) throw new NotPlain(tag);
  if (tag === 'img') refuseFetchedEarly(writing, props);
  const { out } = writing;
  out.push(shape.opened);
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || shape.own.has(name)) continue;
    out.push(name === 'href' && value === '' && tag === 'a' ? ' href=""' : attributeText(name, value));
  }
  for (const name of shape.later) out.push(attributeText(name, props[name] ?? false));
  if (tag === 'input' || tag === 'option') out.push(ownAttributes(writing, tag, props));
  if (shape.isEmpty) {
    if (props.children !== undefined || props.dangerouslySetInnerHTML) throw new NotPlain(tag);
  } else {
    out.push('>');
    if (props['data-island'] !== undefined) leavePlace(writing);
    writing.afterText = false;
    writeInside(writing, tag, props);
  }
  out.push(shape.closed);
  writing.afterText = false;
}

function leavePlace({ isKept, places, out }: Writing): void {
  if (isKept) throw new TypeError('an island stands in markup that is kept');
  places.push(out.length);
  out.push('');
}

function writeInside(writing: Writing, tag: string, props: Properties): void {
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (tag === 'textarea') {
    const value = props['value'] ?? props['defaultValue'] ?? children;
    const text = value === undefined || value === null ? '' : textOf(value);
    writing.out.push(text.startsWith('\n') ? '\n' : '', escapeText(text));
  } else if (inner) {
    if (children !== undefined && children !== null) throw new NotPlain(tag);
    writing.out.push(inner.__html ?? '');
  } else if (typeof children === 'string') writing.out.push(escapeText(children));
  else if (tag === 'select' || tag === 'picture' || tag === 'noscript') {
    const before = { chosen: writing.chosen, inPicture: writing.inPicture };
    if (tag === 'select') writing.chosen = props['value'] ?? props['defaultValue'] ?? null;
    else writing.inPicture = true;
    write(writing, children);
    Object.assign(writing, before);
  } else write(writing, children);
}

function ownAttributes({ chosen }: Writing, tag: string, props: Properties): string {
  if (tag === 'input') {
    const checked = props['checked'] ?? props['defaultChecked'];
    const value = props['value'] ?? props['defaultValue'];
    return `${checked ? ' checked=""' : ''}${value === undefined || value === null ? '' : attributeText('value', value)}`;
  }
  if (tag !== 'option') return '';
  if (chosen === null) return props['selected'] ? ' selected=""' : '';
  return textOf(props['value']) === textOf(chosen) ? ' selected=""' : '';
}

/** Of other pictures React says at the top of its markup that they are to be fetched. */
function refuseFetchedEarly({ inPicture }: Writing, { loading, src, fetchPriority }: Properties): void {
  if (inPicture || loading === 'lazy' || fetchPriority === 'low' || (typeof src === 'string' && src.startsWith('data:'))) return;
  throw new NotPlain('img');
}
