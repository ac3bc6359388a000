/** Attributes of elements as React writes them. */

/** Something that is not written here; React renders it. */
export class NotPlain extends Error {}

const special = /["'&<>]/;
const entities: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text for element content and quoted attributes. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign]!) : text;
}

/** What a value says as text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw new NotPlain(typeof value);
}

/** How the values of an attribute are written: as text but for yes and no, as text in any case, by being there, or as only some can be. */
type Way = 'text' | 'any' | 'flag' | 'address' | 'filledAddress' | 'optional' | 'positive' | 'number' | 'never';
type Attribute = { way: Way; opened: string };

const ways: Readonly<Record<string, Way>> = Object.fromEntries(
  (
    [
      ['any', 'contentEditable spellCheck draggable value'],
      [
        'flag',
        'autoFocus multiple muted inert allowFullScreen async autoPlay controls default defer disabled formNoValidate hidden loop noValidate open playsInline readOnly required reversed itemScope',
      ],
      ['address', 'action formAction'],
      ['filledAddress', 'src href'],
      ['optional', 'capture download'],
      ['positive', 'cols rows size span'],
      ['number', 'rowSpan start'],
      ['never', 'defaultValue defaultChecked suppressContentEditableWarning suppressHydrationWarning ref'],
    ] as const
  ).flatMap(([way, names]) => names.split(' ').map((name) => [name, way])),
);

const otherNames: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  autoFocus: 'autofocus',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  crossOrigin: 'crossorigin',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
};

/** Names written as they are, besides those above and `data-…`, `aria-…`. */
const sameNames =
  /^(?:dir|role|viewBox|width|height|[a-z]+|srcSet|imageSrcSet|imageSizes|fetchPriority|hrefLang|popoverTarget|popoverTargetAction|autoComplete|autoCapitalize|autoCorrect|inputMode|enterKeyHint|maxLength|minLength|dateTime|colSpan|encType|formEncType|formMethod|formTarget|referrerPolicy|preserveAspectRatio|srcLang|itemProp|itemType|(?:data|aria)-[-\w]+)$/;

const known = new Map<string, Attribute>();

const classes = new Map<string, string>();
const mostClasses = 5_000;

/** The classes of elements are many, and mostly the same. */
function classText(value: string): string {
  let text = classes.get(value);
  if (text === undefined) {
    text = ` class="${escapeText(value)}"`;
    if (classes.size < mostClasses) classes.set(value, text);
  }
  return text;
}

/** An attribute with a space before it, or nothing where this value is not written. */
export function attributeText(name: string, value: unknown): string {
  if (name === 'className' && typeof value === 'string') return classText(value);
  const { way, opened } = known.get(name) ?? learn(name);
  if (way === 'never' || typeof value === 'function' || typeof value === 'symbol') return '';
  switch (way) {
    case 'text':
      return typeof value === 'boolean' ? '' : `${opened}${escapeText(textOf(value))}"`;
    case 'any':
      return `${opened}${escapeText(textOf(value))}"`;
    case 'flag':
      return value ? `${opened}"` : '';
    case 'optional':
      return value === true ? `${opened}"` : value === false ? '' : `${opened}${escapeText(textOf(value))}"`;
    case 'positive':
    case 'number':
      return Number.isNaN(Number(value)) || (way === 'positive' && !(Number(value) >= 1)) ? '' : `${opened}${escapeText(textOf(value))}"`;
    default:
      return typeof value === 'boolean' || (value === '' && way === 'filledAddress') ? '' : `${opened}${address(textOf(value))}"`;
  }
}

function learn(name: string): Attribute {
  const written = otherNames[name] ?? name;
  const way = /^on./i.test(name) ? 'never' : (ways[name] ?? (/^(?:data|aria)-/.test(name) ? 'any' : 'text'));
  if (name === 'style' || name === 'is' || (way !== 'never' && written === name && ways[name] === undefined && !sameNames.test(name))) throw new NotPlain(name);
  const attribute: Attribute = { way, opened: ` ${written}="` };
  known.set(name, attribute);
  return attribute;
}

// What could be a script is React's to defuse.
function address(text: string): string {
  if (/^[^\w/#?.]*j/i.test(text)) throw new NotPlain('address');
  return escapeText(text);
}
