/** An OpenAPI document as it is committed: what programs depend on, without the words. */
import type { OpenApi } from '#server/api-docs/openapi.ts';

const words = new Set(['description', 'summary', 'examples', 'example', 'tags', 'info', 'servers', 'title', 'license', 'contact']);
/** Whose keys are names, not words of the format. */
const named = new Set(['properties', 'schemas', 'parameters', 'responses', 'headers', 'securitySchemes', 'paths', 'content']);

/** The document without texts, keys in order. */
export const shapeOf = (document: OpenApi): OpenApi => ordered(document, false) as OpenApi;

function ordered(node: unknown, isNamed: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => ordered(one, false));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isNamed || !words.has(key));
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, key === 'required' && Array.isArray(value) ? value.toSorted() : ordered(value, !isNamed && named.has(key))]),
  );
}
