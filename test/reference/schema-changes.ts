/** What of a changed JSON schema breaks programs: of a request, that less is taken; of an answer, that less or something else is given. */
import type { OpenApi, Schema } from '#server/api-docs/openapi.ts';

/** What is compared: in which documents references lead, in which direction the data goes, and where the schema stands. */
export type Comparison = { before: OpenApi; after: OpenApi; direction: 'request' | 'answer'; place: string };
type Inner = Comparison & { seen: ReadonlySet<string> };

/** Each breaking change of a schema. */
export const schemaChanges = (old: Schema, now: Schema, comparison: Comparison): string[] => changes(old, now, { ...comparison, seen: new Set() });

function changes(old: Schema, now: Schema, comparison: Inner): string[] {
  if (isUnchanged(old, now, comparison)) return [];
  // A shape that holds itself is compared once.
  const pair = `${old.$ref} ${now.$ref}`;
  if (old.$ref && now.$ref && comparison.seen.has(pair)) return [];
  const inner = { ...comparison, seen: new Set([...comparison.seen, pair]) };
  const [known, current] = [choicesOf(old, comparison.before), choicesOf(now, comparison.after)];
  if (known.length === 1 && current.length === 1) return oneChanges(known[0]!, current[0]!, inner);
  return choiceChanges(known, current, inner);
}

/** Most of a document never changes, and is not looked into. */
function isUnchanged(old: Schema, now: Schema, { before, after }: Comparison): boolean {
  const text = JSON.stringify(old);
  return text === JSON.stringify(now) && namesIn(text).every((name) => reachedFrom(name, before) === reachedFrom(name, after));
}

const namesIn = (text: string) => [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!);
const reached = new WeakMap<OpenApi, Map<string, string>>();

/** A component and all that it refers to, as a text. */
function reachedFrom(name: string, document: OpenApi): string {
  const known = reached.get(document) ?? new Map<string, string>();
  reached.set(document, known);
  const made = known.get(name);
  if (made !== undefined) return made;
  const parts = new Map<string, string>();
  const look = (one: string): void => {
    if (parts.has(one)) return;
    parts.set(one, JSON.stringify(document.components.schemas[one]));
    namesIn(parts.get(one)!).forEach(look);
  };
  look(name);
  const text = JSON.stringify([...parts]);
  known.set(name, text);
  return text;
}

/** What a schema stands for, as a list of plain ones: references followed, parts of `allOf` joined, types apart. */
function choicesOf(schema: Schema, document: OpenApi): Schema[] {
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  if ($ref !== undefined) {
    const found = document.components.schemas[$ref.split('/').at(-1)!];
    if (!found) throw new Error(`${$ref} leads nowhere`);
    return choicesOf(found, document);
  }
  if (allOf) return allOf.reduce<Schema[]>((made, one) => made.flatMap((so) => choicesOf(one, document).map((part) => joined(so, part))), [own]);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((one) => choicesOf(one, document));
  return Array.isArray(own.type) ? own.type.map((type) => ({ ...own, type })) : [own];
}

function joined(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties, ...other.properties };
  return { ...one, ...other, properties, required: [...(one.required ?? []), ...(other.required ?? [])] };
}

/** Of a request every old choice must still be taken; of an answer every choice must be an old one, or a kind that no old one has. */
function choiceChanges(known: readonly Schema[], current: readonly Schema[], comparison: Inner): string[] {
  const { direction, place } = comparison;
  const fits = (old: Schema, now: Schema) => oneChanges(old, now, comparison).length === 0;
  const unfit =
    direction === 'request'
      ? known.filter((old) => !current.some((now) => fits(old, now)))
      : current.filter((now) => !known.some((old) => fits(old, now)) && !isNewKind(now, known));
  return unfit.flatMap((one) => {
    // Said exactly where there is one that it must have been.
    const [other, ...more] = (direction === 'request' ? current : known).filter((choice) => isLike(one, choice));
    if (other && more.length === 0) return direction === 'request' ? oneChanges(one, other, comparison) : oneChanges(other, one, comparison);
    return [`${place}: ${direction === 'request' ? 'no longer takes' : 'may newly be'} ${saidOf(one)}`];
  });
}

const saidOf = ({ type, properties }: Schema) => (properties ? `an object of ${Object.keys(properties).join(', ')}` : String(type ?? 'anything'));

/** The fields that tell kinds apart, and their values. */
const kindsOf = ({ properties = {} }: Schema) => Object.entries(properties).flatMap(([name, schema]) => (fixed(schema) ? [`${name} ${fixed(schema)}`] : []));
const isLike = (one: Schema, other: Schema) => one.type === other.type && kindsOf(one).every((kind) => kindsOf(other).includes(kind));
const isNewKind = (one: Schema, known: readonly Schema[]) => kindsOf(one).some((kind) => isApart(kind, known));
/** Whether each old object has a value of that field, and all have others. */
function isApart(kind: string, known: readonly Schema[]): boolean {
  const field = kind.split(' ')[0]!;
  const objects = known.filter(({ properties }) => properties);
  return objects.length > 0 && objects.every((old) => fixed(old.properties![field] ?? {}) !== undefined && !kindsOf(old).includes(kind));
}

/** The one value that a schema allows, as text. */
const fixed = ({ const: value, enum: values }: Schema) => {
  const all = valuesOf({ const: value, enum: values } as Schema);
  return all?.length === 1 ? JSON.stringify(all[0]) : undefined;
};
const valuesOf = (schema: Schema): readonly unknown[] | undefined => (schema.const !== undefined ? [schema.const] : schema.enum);

function oneChanges(old: Schema, now: Schema, comparison: Inner): string[] {
  const { place } = comparison;
  const type = typeChange(old, now, comparison);
  if (type) return [`${place}: ${type}`];
  return [
    ...valueChanges(old, now, comparison),
    ...(comparison.direction === 'request' ? boundChanges(old, now) : formatChange(old, now)).map((change) => `${place}: ${change}`),
    ...propertyChanges(old, now, comparison),
    ...(old.items && now.items ? changes(old.items, now.items, { ...comparison, place: `${place}[]` }) : []),
    ...(old.prefixItems ?? []).flatMap((item, index) => {
      const other = now.prefixItems?.[index];
      return other ? changes(item, other, { ...comparison, place: `${place}[${index}]` }) : [`${place}[${index}]: removed`];
    }),
    ...extraChanges(old, now, comparison),
  ];
}

function typeChange({ type: old }: Schema, { type: now }: Schema, { direction }: Comparison): string | undefined {
  const [narrow, wide] = direction === 'request' ? [old, now] : [now, old];
  if (narrow === wide || wide === undefined || (narrow === 'integer' && wide === 'number')) return undefined;
  return `type changed from ${String(old ?? 'any')} to ${String(now ?? 'any')}`;
}

/** Programs pass over values that they do not know, where there are several (`packages/client` types them so); the only one is a promise. */
function valueChanges(old: Schema, now: Schema, { direction, place }: Comparison): string[] {
  const [known, current] = [valuesOf(old), valuesOf(now)];
  const without = (all: readonly unknown[] | undefined, taken: readonly unknown[]) => all?.filter((value) => !taken.includes(value)) ?? ['anything else'];
  if (direction === 'request') {
    if (!current) return [];
    return without(known, current).map((value) => `${place}: value ${JSON.stringify(value)} no longer taken`);
  }
  if (known?.length !== 1) return [];
  return without(current, known).map((value) => `${place}: may newly be ${JSON.stringify(value)}`);
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

function boundChanges(old: Schema, now: Schema): string[] {
  return [
    ...lowerBounds.filter((bound) => (now[bound] ?? -Infinity) > (old[bound] ?? -Infinity)),
    ...upperBounds.filter((bound) => (now[bound] ?? Infinity) < (old[bound] ?? Infinity)),
    ...(['pattern', 'format'] as const).filter((rule) => now[rule] !== undefined && now[rule] !== old[rule]),
    ...(old.default !== undefined && JSON.stringify(old.default) !== JSON.stringify(now.default) ? ['default'] : []),
  ].map((rule) => `${rule} narrowed or changed`);
}

const formatChange = (old: Schema, now: Schema) => (old.format === undefined || old.format === now.format ? [] : ['format changed']);

function propertyChanges(old: Schema, now: Schema, comparison: Inner): string[] {
  const { direction, place } = comparison;
  const [known, current] = [old.properties ?? {}, now.properties ?? {}];
  const [wasNeeded, isNeeded] = [new Set(old.required), new Set(now.required)];
  const at = (name: string) => `${place}.${name}`;
  const changed = Object.entries(known).flatMap(([name, schema]) => {
    const other = current[name];
    if (!other) return [`${at(name)}: removed`];
    const weaker = direction === 'answer' && wasNeeded.has(name) && !isNeeded.has(name) ? [`${at(name)}: may newly be missing`] : [];
    return [...weaker, ...changes(schema, other, { ...comparison, place: at(name) })];
  });
  if (direction === 'answer') return changed;
  return [...changed, ...[...isNeeded].filter((name) => !wasNeeded.has(name)).map((name) => `${at(name)}: newly required`)];
}

/** Objects of any names: what their values are. */
function extraChanges({ additionalProperties: old }: Schema, { additionalProperties: now }: Schema, comparison: Inner): string[] {
  if (typeof old === 'object' && typeof now === 'object') return changes(old, now, { ...comparison, place: `${comparison.place}.*` });
  if (comparison.direction === 'request' && now === false && old !== false) return [`${comparison.place}: other fields no longer taken`];
  return typeof old === 'object' && now !== true && comparison.direction === 'answer' ? [`${comparison.place}.*: removed`] : [];
}
