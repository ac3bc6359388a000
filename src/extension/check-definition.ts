/** What an extension must be, checked when it is loaded: its types were checked elsewhere, or by nobody. */
import { z } from 'zod';
import { sectionGroups } from '#kit/pure/sections/section-texts.ts';
import { staffAreas } from '#kit/pure/staff-rights.ts';
import { describeSettings } from '#shop/extensions/index.ts';
import type { AnyExtension } from './definition.ts';
import type { OfferedTexts } from './texts.ts';

const call = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function', 'must be a function');
const schema = z.custom<z.ZodType>((value) => value instanceof z.ZodType, 'must be a Zod schema');
const objectSchema = z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, 'must be a z.object(…)');
const name = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be small letters and digits, its words joined by hyphens');
const byLanguage = z.looseObject({ en: z.string().min(1).max(500) });

// As long as the merchant's own may be.
const texts = z.record(
  // An object has some names before anybody gives it any (`constructor`), which other languages would then seem to have as well.
  z.string().refine((key) => /^\w{1,60}$/.test(key) && !(key in {})),
  z.string().min(1).max(1_000),
);
const offeredTexts = z.custom<OfferedTexts>(
  (value) => typeof value === 'function' && 'texts' in value && z.looseObject({ en: texts }).catchall(texts).safeParse(value.texts).success,
  'must be made by defineTexts, of keys of up to 60 letters and digits and texts of up to 1,000 characters',
);

const job = z.strictObject({
  name: name.max(40),
  data: schema,
  run: call,
  schedule: z.string().max(100).optional(),
  retryLimit: z.number().int().min(0).max(20).optional(),
});

const section = z.strictObject({
  name: name.max(40),
  settings: schema,
  title: byLanguage,
  about: byLanguage.optional(),
  group: z.enum(sectionGroups).optional(),
  fits: z.array(z.string()).optional(),
  load: call.optional(),
  Component: z.custom((value) => typeof value === 'function' || (typeof value === 'object' && value !== null), 'must be a component'),
  sees: z.array(z.string()).optional(),
});

const providerId = z.string().regex(/^[a-z][a-zA-Z0-9]{1,39}$/, 'must be letters and digits, beginning with a small letter');

const paymentProvider = z.strictObject({
  id: providerId,
  title: byLanguage,
  note: byLanguage.optional(),
  orderNote: byLanguage.optional(),
  traits: z.strictObject({ capturedLater: z.boolean().optional(), shipsBeforePayment: z.boolean().optional() }).optional(),
  windowMs: z.number().int().min(60_000).nullable().optional(),
  pages: z
    .array(z.url({ protocol: /^https$/ }))
    .max(10)
    .optional(),
  isReady: call.optional(),
  accepts: call.optional(),
  instructions: call.optional(),
  start: call,
  confirm: call,
  refund: call,
  cancel: call.optional(),
  handleWebhook: call,
});

const shippingRates = z.strictObject({
  id: providerId,
  title: byLanguage,
  rates: z
    .array(z.strictObject({ code: name.max(40), title: byLanguage }))
    .min(1)
    .max(50),
  isReady: call.optional(),
  quote: call,
});

const taxProvider = z.strictObject({ id: providerId, title: byLanguage, isReady: call.optional(), taxes: call });

const addressProvider = z.strictObject({
  id: providerId,
  title: byLanguage,
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .optional(),
  isReady: call.optional(),
  suggest: call,
});

const trackingProvider = z.strictObject({ id: providerId, isReady: call.optional(), register: call, read: call });

const operation = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path: name.max(60),
  summary: z.string().min(1).max(200),
  access: z.enum(['public', 'shopper', 'user', 'staff']),
  area: z.enum(staffAreas).optional(),
  body: schema.optional(),
  query: schema.optional(),
  data: schema,
  run: call,
});

const resource = z.strictObject({
  name: name.max(60),
  one: z.string().min(1).max(60),
  area: z.enum(staffAreas).optional(),
  record: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject && 'id' in value.shape, 'must be a z.object(…) with an id'),
  input: schema.optional(),
  filter: schema.optional(),
  sorts: z
    .array(z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a field'))
    .min(1)
    .max(30),
  list: call,
  read: call,
  create: call.optional(),
  change: call.optional(),
  remove: call.optional(),
});

const command = z.strictObject({ name: name.max(40), usage: z.string().max(200).optional(), summary: z.string().min(1).max(200), run: call });

const promotion = z.strictObject({ name: name.max(40), title: byLanguage, priority: z.number().int().optional(), offer: call, take: call.optional() });

const mail = z.strictObject({ name: name.max(40), say: call, sample: z.unknown() });
const transport = z.strictObject({ isReady: call, send: call });
const storage = z.strictObject({ put: call, get: call, size: call, delete: call, list: call });
const facet = z.strictObject({ name: name.max(40), title: byLanguage, schedule: z.string().max(100).optional(), valuesOf: call });
const catalogSearch = z.strictObject({ isReady: call.optional(), find: call, suggest: call });
const page = z.strictObject({
  path: name.max(60),
  title: byLanguage,
  description: byLanguage.optional(),
  sections: z
    .array(z.strictObject({ section: z.string().max(100), settings: z.record(z.string(), z.unknown()).optional() }))
    .min(1)
    .max(50),
  load: call.optional(),
});

const column = z.string().regex(/^[a-z_][a-z0-9_]*$/, 'must be a name as the database has it');
const personalTable = z.strictObject({
  name: z.string().min(1).max(60),
  table: column,
  columns: z.array(column).min(1),
  key: z.array(column).min(1),
  owner: column.optional(),
});

const most = 50;
const mostTexts = 500;

const definition = z.strictObject({
  name: name.max(30),
  version: z.string().min(1).max(40),
  title: byLanguage,
  description: byLanguage.optional(),
  texts: z.array(offeredTexts).max(most).optional(),
  settings: objectSchema.optional(),
  migrations: z
    .array(z.strictObject({ name: z.string().min(1).max(100), sql: z.string().min(1) }))
    .max(500)
    .optional(),
  jobs: z.array(job).max(most).optional(),
  events: z
    .array(z.strictObject({ event: z.string().min(1).max(60), run: call }))
    .max(most)
    .optional(),
  sections: z.array(section).max(most).optional(),
  paymentProviders: z.array(paymentProvider).max(10).optional(),
  operations: z.array(operation).max(most).optional(),
  resources: z.array(resource).max(most).optional(),
  commands: z.array(command).max(most).optional(),
  promotions: z.array(promotion).max(10).optional(),
  shippingRates: z.array(shippingRates).max(10).optional(),
  taxProviders: z.array(taxProvider).max(10).optional(),
  addressProviders: z.array(addressProvider).max(10).optional(),
  trackingProviders: z.array(trackingProvider).max(10).optional(),
  mails: z.array(mail).max(most).optional(),
  mailTransport: transport.optional(),
  smsTransport: transport.optional(),
  storage: storage.optional(),
  catalogSearch: catalogSearch.optional(),
  facets: z.array(facet).max(10).optional(),
  pages: z.array(page).max(most).optional(),
  personalData: z.array(personalTable).max(most).optional(),
});

/** Checks a definition. @throws Error in one sentence that says what is wrong */
export function checkDefinition(value: unknown): AnyExtension {
  const checked = definition.safeParse(value);
  if (!checked.success) throw new Error(checked.error.issues.slice(0, 3).map(inWords).join('; '));
  const extension = value as AnyExtension;
  for (const [list, names] of namesOf(extension)) {
    const twice = names.find((one, index) => names.indexOf(one) !== index);
    if (twice !== undefined) throw new Error(`two of its ${list} are named "${twice}"`);
  }
  const offered = extension.texts ?? [];
  const strange = offered.find((one) => one.extension !== extension.name);
  if (strange) throw new Error(`its texts are defined for "${strange.extension}"`);
  if (keysOf(offered).length > mostTexts) throw new Error(`it lists more than ${mostTexts} texts`);
  for (const { name: one, input, create, change } of extension.resources ?? [])
    if (input === undefined && (create ?? change)) throw new Error(`its resource ${one} is written without an input`);
  const initial = extension.settings?.safeParse({});
  if (initial && !initial.success) throw new Error(`its settings lack defaults: ${initial.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  if (extension.settings) describeSettings(extension.settings, 'en');
  return extension;
}

const inWords = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  path.length === 0 ? `its server part must export an extension as default (${message})` : `${path.join('.')}: ${message}`;

const keysOf = (offered: readonly OfferedTexts[]): string[] => offered.flatMap((one) => Object.keys(one.texts.en));

const namesOf = ({
  texts: offered = [],
  migrations = [],
  jobs = [],
  events = [],
  sections = [],
  paymentProviders = [],
  operations = [],
  resources = [],
  commands = [],
  promotions = [],
  facets = [],
  shippingRates: rateProviders = [],
  taxProviders = [],
  addressProviders = [],
  trackingProviders = [],
  mails = [],
  pages = [],
}: AnyExtension): [string, string[]][] => [
  ['texts', keysOf(offered)],
  ['migrations', migrations.map((one) => one.name)],
  ['jobs', jobs.map((one) => one.name)],
  ['event handlers', events.map((one) => one.event)],
  ['sections', sections.map((one) => one.name)],
  ['payment providers', paymentProviders.map((one) => one.id)],
  ['operations', operations.map(({ method, access, path }) => `${method} ${access === 'staff' ? 'admin' : 'web'} ${path}`)],
  ['resources', resources.map((one) => one.name)],
  ['commands', commands.map((one) => one.name)],
  ['facets', facets.map((one) => one.name)],
  ['promotions', promotions.map((one) => one.name)],
  ['shipping rate providers', rateProviders.map((one) => one.id)],
  ['tax providers', taxProviders.map((one) => one.id)],
  ['address providers', addressProviders.map((one) => one.id)],
  ['tracking providers', trackingProviders.map((one) => one.id)],
  ['mails', mails.map((one) => one.name)],
  ['pages', pages.map((one) => one.path)],
];
