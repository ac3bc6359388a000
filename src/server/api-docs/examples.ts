/** Examples in a document: of each operation a request, its answer, and each refusal with its typed `data` (docs/decisions/0840). */
import type { AnyOperation } from '#kit/server/http/api.ts';
import type { ApiArea, ApiResponse, Content, DocumentedOperation, Example, OpenApi, Parameter, Schema } from './openapi.ts';
import { commonReasons, type Reason } from './common-reasons.ts';

/** One call of a test: what was sent, and what came of it. `from`: the test. */
export type Exchange = {
  from: string;
  request?: { path?: Record<string, string>; query?: Record<string, string | string[]>; body?: unknown };
  answer: unknown;
};

/** By operation (`POST /api/web/cart/add`) and outcome: `success`, or the reason of a refusal. */
export type Exchanges = Record<string, Record<string, Exchange>>;

/** What the documents take their examples from. */
export type ExampleSource = {
  /** What operations answer, and their own refusals. */
  exchanges: Exchanges;
  /** What all operations that are alike refuse, by reason. */
  common: Record<string, Exchange>;
  reasons: Record<string, Reason>;
};

/** Reads the examples of one API; they are not kept. */
export async function readExamples(area: ApiArea): Promise<ExampleSource> {
  const json = { with: { type: 'json' } } as const;
  const [exchanges, common, reasons] = await Promise.all([
    area === 'web' ? import('./examples/web.json', json) : import('./examples/admin.json', json),
    import('./examples/common.json', json),
    import('./examples/reasons.json', json),
  ]);
  return { exchanges: exchanges.default, common: common.default.any, reasons: reasons.default } as unknown as ExampleSource;
}

const componentOf = (reason: string) => `${reason[0]!.toUpperCase()}${reason.slice(1)}Refusal`;
const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A refusal whose `data` has a shape of its own. */
const typedError = (reason: string, { code, cause, data }: Reason): Schema => ({
  description: cause,
  allOf: [
    schemaRef('Refusal'),
    {
      type: 'object',
      properties: {
        code: { type: 'integer', const: code, description: 'The code of this reason.' },
        reason: { type: 'string', const: reason, description: `\`${reason}\`: ${cause}` },
        // As with all answers, there may be more some day.
        data: { anyOf: [{ ...(data as Schema), additionalProperties: true }, { type: 'null' }], description: 'What belongs to the reason.' },
      },
      required: ['code', 'reason', 'data'],
    },
  ],
});

/** The examples of an operation's refusals: its own written out, those that many give by reference. */
function errorExamples(operation: AnyOperation, own: Record<string, Exchange>, { reasons }: ExampleSource) {
  const written = Object.entries(own)
    .filter(([reason]) => reason !== 'success')
    .map(([reason, { answer }]) => [reason, { summary: reasons[reason]!.cause, value: answer }] as const);
  const shared = commonReasons(operation)
    .filter((reason) => !(reason in own))
    .map((reason) => [reason, { $ref: `#/components/examples/${reason}` }] as const);
  return [...written, ...shared] as (readonly [string, Example])[];
}

type Refusing = { description: string; retryAfter: object; reasons: ExampleSource['reasons'] };

/** An answer that refuses for one of several reasons; new ones may come. */
function refusing(examples: readonly (readonly [string, Example])[], { description, retryAfter, reasons }: Refusing): ApiResponse {
  const typed = examples.flatMap(([reason]) => (reasons[reason]!.data ? [schemaRef(componentOf(reason))] : []));
  const schema: Schema = typed.length > 0 ? { anyOf: [...typed, schemaRef('Refusal')] } : schemaRef('Refusal');
  const names = examples.map(([reason]) => `\`${reason}\``).join(', ');
  return {
    description: `${description} Reasons: ${names}.`,
    headers: { 'Retry-After': retryAfter },
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  };
}

/** A body with an example of what is sent or answered. */
function exemplified(content: Content | undefined, value: unknown): Content | undefined {
  const [type, ...others] = Object.keys(content ?? {});
  if (!content || type === undefined || value === undefined) return content;
  const json = 'application/json' in content ? 'application/json' : type;
  const example = { summary: others.length > 0 ? `As ${json}` : 'As a test of the shop sent it.', value };
  return { ...content, [json]: { ...content[json]!, examples: { success: example } } };
}

/** Parameters with what the call of the example says. */
function exemplifiedParameters(parameters: readonly Parameter[], request: Exchange['request']): Parameter[] {
  return parameters.map((one) => {
    const value = one.in === 'path' ? request?.path?.[one.name!] : one.in === 'query' ? request?.query?.[one.name!] : undefined;
    return value === undefined ? one : { ...one, example: value };
  });
}

type Exemplified = { operation: AnyOperation; source: ExampleSource; retryAfter: object };

function withOwn(documented: DocumentedOperation, key: string, { operation, source, retryAfter }: Exemplified): DocumentedOperation {
  const own = source.exchanges[key] ?? {};
  const { request, answer } = own['success'] ?? {};
  const { requestBody, parameters, responses } = documented;
  const all = errorExamples(operation, own, source);
  const [refused, failed] = [(status: number) => status < 500, (status: number) => status >= 500].map((fits) =>
    all.filter(([reason]) => fits(source.reasons[reason]!.status)),
  );
  const of = (examples: typeof all, description: string) => refusing(examples, { description, retryAfter, reasons: source.reasons });
  const success = responses['200']!;
  return {
    ...documented,
    ...(parameters ? { parameters: exemplifiedParameters(parameters, request) } : {}),
    ...(requestBody ? { requestBody: { ...requestBody, content: exemplified(requestBody.content, request?.body)! } } : {}),
    responses: {
      ...responses,
      '200': { ...success, ...(success.content ? { content: exemplified(success.content, answer)! } : {}) },
      '4XX': of(refused!, 'Refused; `reason` says why, `msg` says it in the language of the request.'),
      '5XX': of(failed!, 'An error of the shop, or of what it depends on.'),
    },
  };
}

/** What is answered without the envelope has an example for each of its statuses. */
function withBare(documented: DocumentedOperation, own: Record<string, Exchange>): DocumentedOperation {
  const responses = Object.entries(documented.responses).map(([status, response]) => {
    const answer = own[status === '200' ? 'success' : status]?.answer;
    return [status, response.content ? { ...response, content: exemplified(response.content, answer)! } : response];
  });
  const parameters = exemplifiedParameters(documented.parameters ?? [], own['success']?.request);
  return { ...documented, parameters, responses: Object.fromEntries(responses) as DocumentedOperation['responses'] };
}

/** A document with its examples, and the refusals whose `data` is typed as components. `operationOf`: by method and path. */
export function withExamples(document: OpenApi, source: ExampleSource, operationOf: (key: string) => AnyOperation | undefined): OpenApi {
  const retryAfter = { $ref: '#/components/headers/RetryAfter' };
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, documented]) => {
        const key = `${method.toUpperCase()} ${path}`;
        const operation = operationOf(key);
        return [method, operation ? withOwn(documented, key, { operation, source, retryAfter }) : withBare(documented, source.exchanges[key] ?? {})];
      }),
    ),
  ]);
  const text = JSON.stringify(paths);
  const named = (kind: string, name: string) => text.includes(`"#/components/${kind}/${name}"`);
  const examples = Object.entries(source.common)
    .filter(([reason]) => named('examples', reason))
    .map(([reason, { answer }]) => [reason, { summary: source.reasons[reason]!.cause, value: answer }]);
  const typed = Object.entries(source.reasons)
    .filter(([reason, { data }]) => data && named('schemas', componentOf(reason)))
    .map(([reason, error]) => [componentOf(reason), typedError(reason, error)]);
  const { components } = document;
  return {
    ...document,
    paths: Object.fromEntries(paths) as OpenApi['paths'],
    components: {
      ...components,
      schemas: { ...components.schemas, ...(Object.fromEntries(typed) as Record<string, Schema>) },
      examples: Object.fromEntries(examples) as Record<string, Example>,
    },
  };
}
