/** Checks what came against its schema. Null of a shopper's body is no value: programs send records back as they read them, with what is empty. */
import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** The compiler; bodies of shoppers' operations may have null wherever a field may be absent. */
export const lenientValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route) as (data: unknown) => { error?: Error; value?: unknown };
  if (route.httpPart !== 'body' || !route.url?.startsWith('/api/web/')) return check;
  return (data: unknown) => {
    const checked = check(data);
    if (!checked.error) return checked;
    const left = withoutNulls(data, issuesOf(route.schema.safeParse(data).error?.issues ?? []));
    return left === null ? checked : check(left);
  };
};

/** The places of all issues, those of each way that a union may be met too. */
function issuesOf(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[] = []): PropertyKey[][] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    return issue.code === 'invalid_union' ? [path, ...issue.errors.flatMap((ways) => issuesOf(ways, path))] : [path];
  });
}

/** A copy without the nulls that stand at these places; null where none does. */
function withoutNulls(data: unknown, places: readonly PropertyKey[][]): unknown {
  const copy = structuredClone(data);
  let isChanged = false;
  for (const place of places) {
    const last = place.at(-1);
    const parent = place.slice(0, -1).reduce<unknown>((value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), copy);
    if (last === undefined || !isRecord(parent) || Array.isArray(parent) || !Object.hasOwn(parent, last) || parent[last] !== null) continue;
    delete parent[last];
    isChanged = true;
  }
  return isChanged ? copy : null;
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;
