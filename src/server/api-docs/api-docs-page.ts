/** The readable page of an OpenAPI document: Scalar, from the shop's own address (docs/decisions/0815). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the reader's script is published. */
export const readerPrefix = '/api/docs/';

/** Nothing is fetched from elsewhere or sent there: no fonts, no proxy, no counting, no agent. */
const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  persistAuth: false,
};

/** The name of the built script below its prefix; null without a build. */
export async function readerScript(folder: string): Promise<string | null> {
  const manifest = join(folder, 'manifest.json');
  return existsSync(manifest) ? (JSON.parse(await readFile(manifest, 'utf8')) as { file: string }).file : null;
}

/** What the reader's page may do: it writes style sheets and attributes by script, and talks to the shop alone. */
export const readerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The page; `script` null: it leads to the document itself. */
export function renderReader({ title, document, script }: { title: string; document: string; script: string | null }): string {
  const settings = JSON.stringify(configuration).replaceAll('"', '&quot;');
  const reader = `<div id="api-reference" data-url="${document}" data-configuration="${settings}"></div><script src="${readerPrefix}${script}"></script>`;
  const plain = `<p>${title}: <a href="${document}">${document}</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body>${script === null ? plain : `<noscript>${plain}</noscript>${reader}`}</body></html>`;
}
