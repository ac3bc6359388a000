/** The schema of an operation: what calls are checked against, and what the OpenAPI document shows. */
import { z } from 'zod';
import { isForPeople, type AnyOperation } from './operation.ts';
import { envelope, errorEnvelope } from './envelope.ts';

/** Makes the schema of the route. */
export function schemaOf(operation: AnyOperation): Record<string, unknown> {
  const { summary, tag, body, query, params, multipart, readParts } = operation;
  return {
    summary,
    tags: [tag],
    response: { 200: answerOf(operation), '4xx': errorEnvelope, '5xx': errorEnvelope },
    ...(body ? { body } : {}),
    ...(query ? { querystring: query } : {}),
    ...(params ? { params } : {}),
    ...(multipart ? { consumes: ['multipart/form-data'] } : {}),
    ...(readParts ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
  };
}

/** Whether an answer is a page of a list. */
export const isList = (data: unknown): boolean => data instanceof z.ZodObject && 'items' in data.shape && 'page' in data.shape;

function answerOf({ data, csv, summary }: AnyOperation): object {
  if (!csv) return envelope(data);
  const enveloped = csv === 'always' ? {} : { 'application/json': { schema: envelope(data) } };
  return { description: summary, content: { ...enveloped, 'text/csv': { schema: z.string() } } };
}

/** By what its callers may be known, as OpenAPI says it; shoppers may be guests too, who send no token, and anybody else. */
export function securityOf({ access, right, method, url }: AnyOperation): object[] {
  if (access === 'public') return [];
  if (access === 'user') return [{ token: [] }];
  if (access === 'shopper') return [{ token: [] }, { guestHeader: [] }, { guestCookie: [] }, {}];
  const noProgram = right === 'signedIn' && isForPeople({ method, url });
  return [{ token: [] }, ...(noProgram ? [] : [{ apiKey: [] }]), { staffCookie: [] }];
}

/** Whether a call needs or may carry `If-Match`. */
export function ifMatchOf({ access, method, ifMatch }: AnyOperation): 'required' | 'optional' | null {
  if (ifMatch === 'optional') return 'optional';
  return access === 'staff' && (method === 'PUT' || method === 'DELETE') && ifMatch !== 'never' ? 'required' : null;
}
