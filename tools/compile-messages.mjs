// Compiles locales/*.json into typed functions (src/generated/messages) with Paraglide JS.
// Fails when fewer messages came out than the catalogues hold: a message-format plugin that
// could not be loaded compiles none and says nothing.
import { compile } from '@inlang/paraglide-js';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = `${root}src/generated/messages`;
const locales = JSON.parse(await readFile(`${root}project.inlang/settings.json`, 'utf8')).locales;

const keysOf = async (locale) => Object.keys(JSON.parse(await readFile(`${root}locales/${locale}.json`, 'utf8'))).filter((key) => !key.startsWith('$'));

await compile({
  project: `${root}project.inlang`,
  outdir,
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
});

const expected = await keysOf(locales[0]);
const compiled = await import(`${outdir}/messages.js`);
const missing = expected.filter((key) => typeof compiled[key] !== 'function');
if (missing.length > 0) {
  console.error(`compile-messages: ${missing.length} of ${expected.length} messages did not compile, e.g. ${missing[0]}`);
  process.exit(1);
}
for (const locale of locales.slice(1)) {
  const own = new Set(await keysOf(locale));
  const absent = expected.filter((key) => !own.has(key));
  const extra = [...own].filter((key) => !expected.includes(key));
  if (absent.length + extra.length > 0) {
    console.error(`compile-messages: locales/${locale}.json lacks ${absent.join(', ') || 'nothing'}; has unknown ${extra.join(', ') || 'nothing'}`);
    process.exit(1);
  }
}
console.log(`compile-messages: ${expected.length} messages in ${locales.length} languages`);
// The inlang SDK keeps a telemetry socket open; nothing is left to wait for.
process.exit(0);
