/** The readable page of the API: plain HTML made from the OpenAPI document, so that it needs no script and nothing from elsewhere. */

import type { DocumentedOperation as Operation, OpenApi, Schema } from './openapi.ts';

/** The page's own style sheet; inline ones are forbidden. */
export const docsCss = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-weight:500}h2{margin-top:3rem;border-bottom:1px solid #8884}details{border:1px solid #8884;border-radius:.5rem;margin:.5rem 0}summary{padding:.6rem 1rem;cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}summary code{font-weight:600}summary b{font:600 .75rem ui-monospace,monospace;min-width:3.5rem}details>div{padding:0 1rem 1rem}table{border-collapse:collapse;width:100%;font-size:.875rem}td,th{text-align:left;border-bottom:1px solid #8883;padding:.35rem .75rem .35rem 0;vertical-align:top}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;background:#8881;padding:.75rem;border-radius:.375rem}`;

/** Renders the page. */
export function renderDocsPage(document: OpenApi, styles: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), renderOperation(document, { path, method, operation })]);
    }
  }
  const body = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, operations]) => `<section><h2>${escape(tag)}</h2>${operations.join('')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(document.info.title)} API</title>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body><main><h1>${escape(document.info.title)} API</h1><p>Every answer is <code>{ "code", "msg", "data" }</code>; success is code 0. The whole description for programs: <a href="/api/web/openapi.json">/api/web/openapi.json</a>.</p>${body.join('')}</main></body></html>`;
}

function renderOperation(document: OpenApi, { path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = jsonOf(operation.requestBody?.content);
  const answer = jsonOf(operation.responses?.['200']?.content);
  const data = answer?.allOf?.[1]?.properties?.['data'];
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escape(path)}</code><span>${escape(operation.summary ?? '')}</span></summary><div>${
    operation.security ? '<p>Needs or takes the header <code>x-auth</code>.</p>' : ''
  }${parametersTable(operation)}${body ? `<h3>Body</h3><pre>${escape(shapeOf(document, body, 0))}</pre>` : ''}${data ? `<h3>data</h3><pre>${escape(shapeOf(document, data, 0))}</pre>` : ''}</div></details>`;
}

function parametersTable({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters
    .filter((one) => !one.$ref)
    .map(
      ({ name, in: place, required, schema, description }) =>
        `<tr><td><code>${escape(name ?? '')}</code></td><td>${escape(place ?? '')}${required ? ', required' : ''}</td><td>${escape(typeOf(schema ?? {}))}</td><td>${escape(description ?? schema?.description ?? '')}</td></tr>`,
    );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const jsonOf = (content: Record<string, { schema?: Schema }> | undefined) => content?.['application/json']?.schema;
const deepest = 5;

function shapeOf(document: OpenApi, given: Schema, depth: number): string {
  const schema = resolve(document, given);
  const indent = '  '.repeat(depth);
  if (depth > deepest) return '…';
  if (schema.properties) {
    const lines = Object.entries(schema.properties).map(
      ([name, field]) => `${indent}  ${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(document, field, depth + 1)}`,
    );
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  if (schema.items) return `[ ${shapeOf(document, schema.items, depth + 1)} ]`;
  if (schema.anyOf) return schema.anyOf.map((one) => shapeOf(document, one, depth + 1)).join(' | ');
  return typeOf(schema);
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '');
}

function resolve(document: OpenApi, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name ? (document.components?.schemas?.[name] ?? {}) : schema;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
