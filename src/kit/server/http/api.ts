/** How a slice publishes an operation: one schema for input and output, identity before body, one envelope, one idempotency rule. */
import * as m from '#messages';
import { authInvalid, fieldTaken, invalidInput, wrongContentType } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isStorable } from '#kit/pure/storable-text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { StaffArea, StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '../context.ts';
import { success } from './envelope.ts';
import { answerUnchanged, varyOf } from './cacheable-answer.ts';
import { fieldErrors, fieldTitle } from './field-errors.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { keepSentBody, type IdempotencyStore } from './idempotency.ts';
import { JsonStream, sendJsonStream } from './json-stream.ts';
import type { Access, AnyOperation, Operation } from './operation.ts';
import { schemaOf } from './operation-schema.ts';

export type { Access, Operation, AnyOperation } from './operation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation that slices have published. */
    operations: AnyOperation[];
  }
  interface FastifyRequest {
    /** The caller of an operation; null before that is known, and outside operations. */
    shopContext: Context | null;
  }
}

/** What a handler gets besides the context. */
export type OperationInput<Input extends z.ZodType, Query extends z.ZodType, Params extends z.ZodType> = {
  body: z.output<Input>;
  query: z.output<Query>;
  params: z.output<Params>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The API as slices see it. */
export type Api = {
  /** Publishes an operation. The handler answers `data`, its JSON in chunks where it may be of any size, or a file; errors are thrown as `ShopError`. */
  operation<Input extends z.ZodType, Query extends z.ZodType, Params extends z.ZodType, Data extends z.ZodType>(
    operation: Operation<Input, Query, Params, Data>,
    handler: (context: Context, input: OperationInput<Input, Query, Params>) => Promise<z.input<Data> | JsonStream | FileAnswer>,
  ): void;
  /** The application, for what is no operation (webhooks, plain forms). */
  app: FastifyInstance;
  /** The context of any request, for routes that are no operation. */
  contextOf(request: FastifyRequest, access: Access): Promise<Context>;
};

/** What an operation needs of the member of staff who calls it. */
export type StaffNeeds = { rights: readonly StaffRight[] | null; freshProof: boolean };

/** What the composition root gives the API. */
export type ApiParts = {
  /** Identifies the caller from headers alone. Throws codes 50, 51 and 30; runs before the body is read. */
  contextOf(request: FastifyRequest, access: Access, needs?: StaffNeeds): Promise<Context>;
  /** Called after a handler, to turn what the use case issued into headers. */
  finish(request: FastifyRequest, reply: FastifyReply, context: Context): void;
  idempotency: IdempotencyStore;
  /** Called when a write of staff succeeded and left no line in the audit log: leaves one. */
  auditLeft(context: Context, entry: { action: string; subject: string }): Promise<void>;
};

/** The API over a Fastify application. */
export function createApi(app: FastifyInstance, parts: ApiParts): Api {
  app.decorate('operations', []);
  app.decorateRequest('shopContext', null);
  app.decorateRequest('sentBody', null);
  app.decorateRequest('partsDigest', null);
  return {
    app,
    contextOf: (request, access) => parts.contextOf(request, access),
    operation(operation, handler) {
      const { method, url, access } = operation;
      app.operations.push(operation as unknown as AnyOperation);
      const needs = access === 'staff' ? needsOf(operation) : undefined;
      const call: Call = (context, request, reply) => {
        const [body, query, params] = [request.body as never, request.query as never, request.params as never];
        return handler(context, { body, query, params, request, reply });
      };
      const route: RouteOptions = {
        method,
        url,
        schema: schemaOf(operation as unknown as AnyOperation),
        ...(operation.bodyLimitBytes ? { bodyLimit: operation.bodyLimitBytes } : {}),
        ...(operation.multipart ? { validatorCompiler: () => () => true } : {}),
        ...(method === 'GET' && operation.cacheControl ? { onSend: answerUnchanged } : {}),
        onRequest: async (request) => {
          request.shopContext = await parts.contextOf(request, access, needs);
          if (!operation.takesForms) rejectForms(request, operation);
        },
        preValidation: async (request) => {
          if (operation.readParts && isInParts(request)) request.body = await operation.readParts(request, request.shopContext!.locale);
          checkCall(request, operation);
          if (operation.idempotent) keepSentBody(request);
        },
        handler: (request, reply) => answer(operation, { parts, call, request, reply }),
      };
      if (operation.jsonAsText) void app.register(withJsonAsText(route));
      else app.route(route);
    },
  };
}

type Call = (context: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What is rejected before the body is checked against its schema. */
function checkCall(request: FastifyRequest, { method, needsCaller, body, multipart }: AnyOperation): void {
  const { caller, locale } = request.shopContext!;
  const needed = needsCaller?.(request.body);
  if (needed && caller.kind !== 'user' && (needed === 'user' || caller.kind === 'nobody')) throw new ShopError(authInvalid);
  rejectUnstorable(request, locale);
  // A record that is put must be there: nothing at all would put every field to its usual value.
  if (body && !multipart && method !== 'PUT') request.body ??= {};
}

type Answering = { parts: ApiParts; call: Call; request: FastifyRequest; reply: FastifyReply };

/** Runs the handler, at most once per key where the operation says so, and sends what it gives. */
async function answer(
  { method, url, access, cacheControl, idempotent, onlyReads }: AnyOperation,
  { parts, call, request, reply }: Answering,
): Promise<unknown> {
  void reply.header('cache-control', cacheControl ?? 'private, no-store');
  if (cacheControl) void reply.header('vary', varyOf(request));
  const run = async (context: Context) => {
    const result = await call(context, request, reply);
    if (access === 'staff' && method !== 'GET' && !onlyReads && context.audit?.lines === 0)
      await parts.auditLeft(context, { action: `${method} ${url}`, subject: Object.values(request.params as Record<string, string>).join('/') });
    parts.finish(request, reply, context);
    if (result instanceof FileAnswer) return sendFile(reply, result);
    return result instanceof JsonStream ? sendJsonStream(reply, result) : success(result);
  };
  if (!idempotent) return run(request.shopContext!);
  return parts.idempotency.once(request, reply, request.shopContext!, { run, resumes: idempotent === 'resumes' });
}

/** What an operation of staff needs. @throws Error when it does not say so, which is found as soon as it is published */
function needsOf({
  method,
  url,
  right,
  freshProof = false,
}: Pick<Operation<never, never, never, never>, 'method' | 'url' | 'right' | 'freshProof'>): StaffNeeds {
  if (right === undefined) throw new Error(`${method} ${url} does not say which right it needs`);
  if (right === 'signedIn') return { rights: null, freshProof };
  const rights = [right].flat() as (StaffArea | StaffRight)[];
  const whole = (one: StaffArea | StaffRight) => (one.includes(':') ? one : `${method === 'GET' ? 'read' : 'write'}:${one}`) as StaffRight;
  return { rights: rights.map(whole), freshProof };
}

/** Forms are for pages; an operation reads JSON, or parts where it says so. */
function rejectForms(request: FastifyRequest, { multipart, readParts }: Pick<AnyOperation, 'multipart' | 'readParts'>): void {
  const type = request.headers['content-type'];
  const isParts = isInParts(request);
  const isForm = type !== undefined && /^\s*(application\/x-www-form-urlencoded|multipart\/)/i.test(type);
  if (multipart ? !isParts : isForm && !(readParts && isParts)) throw new ShopError(wrongContentType);
}

const isInParts = ({ headers }: FastifyRequest): boolean => /^\s*multipart\/form-data/i.test(headers['content-type'] ?? '');

/** A route in a scope of its own, whose `text/plain` bodies are read as JSON. */
function withJsonAsText(route: RouteOptions) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.route(route);
  };
}

/** Text that the database cannot store is malformed, in any field. */
function rejectUnstorable({ query, params, body }: FastifyRequest, locale: Context['locale']): void {
  const path = unstorableIn(query) ?? unstorableIn(params) ?? unstorableIn(body);
  if (path) throw schemaError([{ code: 'custom', path, message: '', input: undefined }], locale);
}

const deepest = 20;

/** The path of such text, or undefined. */
function unstorableIn(part: unknown, path: string[] = []): string[] | undefined {
  if (typeof part === 'string') return isStorable(part) ? undefined : path;
  if (typeof part !== 'object' || part === null || path.length > deepest) return undefined;
  for (const [key, value] of Object.entries(part)) {
    const found = unstorableIn(value, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The error of one field, in the caller's language. */
export function fieldError(field: string, message: string): ShopError {
  return new ShopError(invalidInput, { data: { errors: { [field]: message } } });
}

/** The error of a field that has to be filled in. */
export const requiredField = (field: string, locale: Context['locale']): ShopError =>
  fieldError(field, m.error_required({ field: fieldTitle(field, locale) }, { locale }));

/** The error of a field whose value makes no sense. */
export const invalidField = (field: string, locale: Context['locale']): ShopError =>
  fieldError(field, m.error_field_invalid({ field: fieldTitle(field, locale) }, { locale }));

/** The error of one field whose value another record has. */
export function takenError(field: string, message: string): ShopError {
  return new ShopError(fieldTaken, { data: { errors: { [field]: message } } });
}

/** The issues of a schema as one error that names the fields. */
export function schemaError(issues: readonly z.core.$ZodIssue[], locale: Context['locale']): ShopError {
  return new ShopError(invalidInput, { data: { errors: fieldErrors(issues, locale) } });
}
