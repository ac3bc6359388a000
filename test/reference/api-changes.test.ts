/** Each kind of breaking change is found, and no other change is taken for one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentVersion } from '#server/requests/served-versions.ts';
import type { OpenApi, Schema } from '#server/api-docs/openapi.ts';
import { breakingChanges } from './api-changes.ts';

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({ type: 'object', properties, required });
const data = (schema: Schema): Schema => ({ allOf: [{ $ref: '#/components/schemas/Envelope' }, object({ data: schema }, ['data'])] });

/** A document with one of everything. */
const base = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/cart/add': {
      post: {
        operationId: 'addToCart',
        summary: 'Add',
        tags: ['cart'],
        security: [{ token: [] }, {}],
        parameters: [
          { $ref: '#/components/parameters/Lang' },
          { name: 'size', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                ...object({
                  sku: { type: 'string', minLength: 1, maxLength: 40 },
                  quantity: { type: 'integer', default: 1 },
                  kind: { type: 'string', enum: ['one', 'two'] },
                  at: { anyOf: [text, { type: 'null' }] },
                  lines: { type: 'array', maxItems: 9, items: object({ id: text }) },
                  to: { oneOf: [object({ by: { const: 'mail' }, mail: text }, ['by']), object({ by: { const: 'sms' }, mobile: text }, ['by'])] },
                }),
                required: ['sku'],
              },
            },
            'multipart/form-data': { schema: object({ file: text }) },
          },
        },
        responses: {
          '200': {
            description: 'Done.',
            headers: { ETag: {} },
            content: { 'application/json': { schema: data({ $ref: '#/components/schemas/Cart' }) }, 'text/csv': { schema: text } },
          },
          '4XX': { $ref: '#/components/responses/Refusal' },
        },
      },
      get: { operationId: 'readCart', summary: 'Read', tags: ['cart'], security: [], responses: { '200': { description: 'Done.' } } },
    },
  },
  components: {
    schemas: {
      Envelope: object({ code: { type: 'integer', const: 0 }, msg: text }, ['code', 'msg']),
      Money: object({ amount: { type: 'integer' }, currency: text }, ['amount', 'currency']),
      Cart: object(
        {
          total: { $ref: '#/components/schemas/Money' },
          lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
          note: text,
          at: { type: 'string', format: 'date-time' },
          state: { type: 'string', enum: ['open', 'bought'] },
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
          pair: { type: 'array', prefixItems: [text, text] },
          action: { anyOf: [object({ type: { const: 'none' } }, ['type']), object({ type: { const: 'redirect' }, url: text }, ['type', 'url'])] },
        },
        ['total', 'lines', 'at'],
      ),
      Line: object({ id: text, bundled: { type: 'array', items: { $ref: '#/components/schemas/Line' } } }, ['id']),
    },
    parameters: { Lang: { name: 'x-lang', in: 'header', required: false, schema: text } },
    responses: { Refusal: { description: 'Refused.', content: { 'application/json': { schema: object({ reason: text }, ['reason']) } } } },
  },
} as unknown as OpenApi;

// Documents are trees, and a test reaches into one as it likes.
type Tree = any;
const operation = (document: Tree) => document.paths['/cart/add'].post;
const body = (document: Tree) => operation(document).requestBody.content['application/json'].schema;
const answer = (document: Tree) => operation(document).responses['200'];
const schemas = (document: Tree) => document.components.schemas;

/** The breaking changes that an edit of the document makes. */
function changesBy(edit: (document: Tree) => void, from: OpenApi = base): string[] {
  // By way of text: a part that stands in several places is edited in one.
  const after = JSON.parse(JSON.stringify(from)) as OpenApi;
  edit(after);
  return breakingChanges(from, after);
}

const breaking: Readonly<Record<string, [edit: (document: Tree) => void, found: string]>> = {
  'a removed path': [(d) => void (d.paths = { '/cart/put': d.paths['/cart/add'] }), 'operation removed'],
  'a removed method': [(d) => delete d.paths['/cart/add'].get, 'GET /cart/add: operation removed'],
  'a renamed operation': [(d) => (operation(d).operationId = 'putIntoCart'), 'operationId renamed'],
  'an operation that needs a sign-in': [(d) => (operation(d).security = [{ token: [] }]), 'security newly needed'],
  'an open operation that needs a sign-in': [(d) => (d.paths['/cart/add'].get.security = [{ token: [] }]), 'security newly needed'],
  'a way in that is gone': [(d) => (operation(d).security = [{ key: [] }]), 'removed'],
  'a removed parameter': [(d) => operation(d).parameters.pop(), 'parameter query size removed'],
  'a removed shared parameter': [(d) => operation(d).parameters.shift(), 'parameter header x-lang removed'],
  'a newly required parameter': [(d) => operation(d).parameters.push({ name: 'q', in: 'query', required: true, schema: text }), 'query q newly required'],
  'a parameter that became required': [(d) => (d.components.parameters.Lang.required = true), 'parameter header x-lang newly required'],
  'a narrower parameter': [(d) => (operation(d).parameters[1].schema.maximum = 50), 'maximum narrowed'],
  'a raised minimum': [(d) => (operation(d).parameters[1].schema.minimum = 2), 'minimum narrowed'],
  'a body that became required': [(d) => (operation(d).requestBody.required = true), 'body newly required'],
  'a body type that is gone': [(d) => delete operation(d).requestBody.content['multipart/form-data'], 'body as multipart/form-data removed'],
  'a body that is gone': [(d) => delete operation(d).requestBody, 'body as application/json removed'],
  'a removed request field': [(d) => delete body(d).properties.quantity, 'body.quantity: removed'],
  'a newly required request field': [
    (d) => Object.assign(body(d), { required: ['sku', 'sure'], properties: { ...body(d).properties, sure: text } }),
    'body.sure: newly required',
  ],
  'a request field that became required': [(d) => body(d).required.push('quantity'), 'body.quantity: newly required'],
  'a request enum without a value': [(d) => (body(d).properties.kind.enum = ['one']), 'body.kind: value "two" no longer taken'],
  'a request field that became an enum': [(d) => (body(d).properties.sku.enum = ['A']), 'body.sku: value "anything else" no longer taken'],
  'another type of a request field': [(d) => (body(d).properties.sku = { type: 'integer' }), 'type changed from string to integer'],
  'a number that must be whole': [(d) => (body(d).properties.quantity = { type: 'integer' }), 'default narrowed or changed'],
  'a request field that may not be null': [(d) => (body(d).properties.at = text), 'body.at: no longer takes null'],
  'shorter texts': [(d) => (body(d).properties.sku.maxLength = 20), 'maxLength narrowed'],
  'longer texts': [(d) => (body(d).properties.sku.minLength = 3), 'minLength narrowed'],
  'fewer entries': [(d) => (body(d).properties.lines.maxItems = 5), 'maxItems narrowed'],
  'more entries at least': [(d) => (body(d).properties.lines.minItems = 1), 'minItems narrowed'],
  'a new pattern': [(d) => (body(d).properties.sku.pattern = '^A'), 'pattern narrowed or changed'],
  'a new format': [(d) => (body(d).properties.sku.format = 'uuid'), 'format narrowed or changed'],
  'another default': [(d) => (body(d).properties.quantity.default = 2), 'default narrowed or changed'],
  'a request field deep inside': [(d) => delete body(d).properties.lines.items.properties.id, 'body.lines[].id: removed'],
  'a choice of a request that is gone': [(d) => body(d).properties.to.oneOf.pop(), 'body.to: no longer takes an object of by, mobile'],
  'a choice of a request that asks for more': [(d) => body(d).properties.to.oneOf[0].required.push('mail'), 'body.to.mail: newly required'],
  'a request that takes no other fields': [(d) => (body(d).additionalProperties = false), 'other fields no longer taken'],
  'an answer that is gone': [(d) => delete operation(d).responses['4XX'], 'answer 4XX removed'],
  'an answer header that is gone': [(d) => delete answer(d).headers.ETag, 'header ETag removed'],
  'an answer type that is gone': [(d) => delete answer(d).content['text/csv'], 'answer 200 as text/csv removed'],
  'a removed answer field': [(d) => delete schemas(d).Cart.properties.note, 'answer 200.data.note: removed'],
  'a removed answer field of a shape within': [(d) => delete schemas(d).Money.properties.currency, 'answer 200.data.total.currency: removed'],
  'a removed answer field of a shape that holds itself': [(d) => delete schemas(d).Line.properties.bundled, 'answer 200.data.lines[].bundled: removed'],
  'a removed field of refusals': [
    (d) => delete d.components.responses.Refusal.content['application/json'].schema.properties.reason,
    'answer 4XX.reason: removed',
  ],
  'an answer field that may be missing': [(d) => (schemas(d).Cart.required = ['total', 'lines']), 'answer 200.data.at: may newly be missing'],
  'an envelope without data': [(d) => (answer(d).content['application/json'].schema.allOf[1].required = []), 'answer 200.data: may newly be missing'],
  'an answer field that may be null': [(d) => (schemas(d).Cart.properties.note.type = ['string', 'null']), 'answer 200.data.note: may newly be null'],
  'another type of an answer field': [(d) => (schemas(d).Cart.properties.note = { type: 'integer' }), 'type changed from string to integer'],
  'whole numbers that may be broken': [(d) => (schemas(d).Money.properties.amount.type = 'number'), 'type changed from integer to number'],
  'an answer field of any type': [(d) => (schemas(d).Cart.properties.note = {}), 'type changed from string to any'],
  'another format of an answer field': [(d) => (schemas(d).Cart.properties.at.format = 'date'), 'format changed'],
  'another constant': [(d) => (schemas(d).Envelope.properties.code.const = 1), 'answer 200.code: may newly be 1'],
  'a constant that may be more': [(d) => (schemas(d).Envelope.properties.code = { type: 'integer', enum: [0, 1] }), 'answer 200.code: may newly be 1'],
  'entries of another type': [(d) => (schemas(d).Cart.properties.counts.additionalProperties.type = 'string'), 'data.counts.*: type changed'],
  'a place that is gone': [(d) => schemas(d).Cart.properties.pair.prefixItems.pop(), 'data.pair[1]: removed'],
  'a choice of an answer without a field': [(d) => delete schemas(d).Cart.properties.action.anyOf[1].properties.url, 'data.action.url: removed'],
  'a new choice of an answer without a kind': [
    (d) => schemas(d).Cart.properties.action.anyOf.push(object({ href: text })),
    'data.action: may newly be an object of href',
  ],
};

describe('finds', () => {
  it.each(Object.entries(breaking))('%s', (_what, [edit, found]) => {
    const changes = changesBy(edit);
    expect(changes).toContainEqual(expect.stringContaining(found));
    expect(changes.length).toBeLessThan(5);
  });
});

const harmless: Readonly<Record<string, (document: Tree) => void>> = {
  nothing: () => undefined,
  'other words': (d) => Object.assign(operation(d), { summary: 'Put', description: 'Puts it into the cart.' }),
  'a new operation': (d) => (d.paths['/cart/clear'] = { post: operation(d) }),
  'a new optional parameter': (d) => operation(d).parameters.push({ name: 'q', in: 'query', required: false, schema: text }),
  'a new optional request field': (d) => (body(d).properties.gift = { type: 'boolean' }),
  'a request field that became optional': (d) => (body(d).required = []),
  'a new value of a request': (d) => body(d).properties.kind.enum.push('three'),
  'a request field that may be null': (d) => (body(d).properties.sku.type = ['string', 'null']),
  'a number that may be broken': (d) => (body(d).properties.quantity.type = 'number'),
  'longer lists': (d) => delete body(d).properties.lines.maxItems,
  'a new choice of a request': (d) => body(d).properties.to.oneOf.push(object({ by: { const: 'fax' } }, ['by'])),
  'a new answer field': (d) => (schemas(d).Cart.properties.gift = { type: 'boolean' }),
  'an answer field that is always there': (d) => schemas(d).Cart.required.push('note'),
  'a new value where an answer has several': (d) => schemas(d).Cart.properties.state.enum.push('returned'),
  'a new kind of an answer': (d) => schemas(d).Cart.properties.action.anyOf.push(object({ type: { const: 'client' }, key: text }, ['type'])),
  'a new header of an answer': (d) => (answer(d).headers['Retry-After'] = {}),
  'another name of a component': (d) => {
    schemas(d).Basket = schemas(d).Cart;
    answer(d).content['application/json'].schema.allOf[1].properties.data.$ref = '#/components/schemas/Basket';
    delete schemas(d).Cart;
  },
  'a parameter that is written out': (d) => (operation(d).parameters[0] = d.components.parameters.Lang),
  'an operation that needs no sign-in': (d) => (operation(d).security = []),
};

describe('takes for harmless', () => {
  it.each(Object.entries(harmless))('%s', (_what, edit) => expect(changesBy(edit)).toEqual([]));
});

it('finds each of them in the documents that are committed', () => {
  const web = JSON.parse(readFileSync(`docs/api/${currentVersion}/web.json`, 'utf8')) as OpenApi;
  expect(changesBy(() => undefined, web)).toEqual([]);
  expect(changesBy((d) => delete schemas(d).Money.properties.currency, web).length).toBeGreaterThan(20);
  expect(changesBy((d) => delete d.paths['/api/web/cart/add'], web)).toEqual(['POST /api/web/cart/add: operation removed']);
});
