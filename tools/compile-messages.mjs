// Compiles locales/*.json into typed functions (src/generated/messages) with Paraglide JS.
// Fails when fewer messages came out than the catalogues hold: a message-format plugin that
// could not be loaded compiles none and says nothing.
import { compile } from '@inlang/paraglide-js';
import { appendFile, readFile } from 'node:fs/promises';
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

// Keys with capitals get a mangled name, which only the dispatcher gives its own name back. The browser reads a
// language's module alone, so the names are given back there too.
const renamed = (await readFile(`${outdir}/messages/_index.js`, 'utf8')).match(/^export \{ \w+ as "[^"]+" \}$/gm) ?? [];
for (const locale of locales) await appendFile(`${outdir}/messages/${locale}.js`, `${renamed.join('\n')}\n`);

const expected = await keysOf(locales[0]);
for (const module of ['messages.js', ...locales.map((locale) => `messages/${locale}.js`)]) {
  const compiled = await import(`${outdir}/${module}`);
  const missing = expected.filter((key) => typeof compiled[key] !== 'function');
  if (missing.length > 0) {
    console.error(
      `compile-messages: ${module} has ${expected.length - missing.length} of ${expected.length} messages; it lacks ${missing.slice(0, 5).join(', ')}`,
    );
    process.exit(1);
  }
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
