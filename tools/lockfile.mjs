// Looks whether package-lock.json names every optional package of every platform. npm leaves out those that the registry
// at hand does not have (a mirror with one platform's packages), and `npm ci` then refuses the file everywhere else.
// `--fix` adds them with version and platform; npm fetches and verifies them by the registry's word on machines that need them.
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './install.mjs';

const file = `${root}package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isFound(path, name))
    .map(([name, version]) => ({ name, version, dev })),
);
const withAddress = Object.keys(packages).filter((path) => packages[path].resolved && !packages[path].link);

if (process.argv.includes('--fix')) {
  for (const { name, version, dev } of missing) {
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
  }
  for (const path of withAddress) delete packages[path].resolved;
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`lockfile: ${missing.length} packages added, ${withAddress.length} addresses removed`);
} else if (missing.length + withAddress.length > 0) {
  console.error(
    `lockfile: ${missing.length} optional packages of other platforms are missing, ${withAddress.length} entries name a registry; run node tools/lockfile.mjs --fix`,
  );
  process.exit(1);
}

/** Looks where Node.js looks: beside the package, then further up. */
function isFound(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/** Platform packages carry their platform in their name: `binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word));
  const cpu = words.find((word) => ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
  if (!cpu) throw new Error(`the platform of ${name} is not known`);
  return { cpu: [cpu], ...(libc && os === 'linux' ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
