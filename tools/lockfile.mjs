// Looks whether package-lock.json names every optional package of every platform. npm leaves out those that the registry
// at hand does not have (a mirror with one platform's packages), and `npm ci` then refuses the file everywhere else.
// `--fix` adds them with version and platform; npm fetches and verifies them by the registry's word on machines that need them.
import { readFileSync, writeFileSync } from 'node:fs';
import { leave, root } from './project.mjs';

const file = `${root}package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies).flatMap(([name, version]) => (isFound(path, name) ? [] : [{ name, version, dev }])),
);
const addresses = Object.values(packages).filter((one) => one.resolved && !one.link);

if (process.argv.includes('--fix')) {
  for (const { name, version, dev } of missing) packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
  for (const one of addresses) delete one.resolved;
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`lockfile: ${missing.length} packages added, ${addresses.length} addresses removed`);
} else if (missing.length + addresses.length > 0) {
  leave(`lockfile: ${missing.length} optional packages are missing, ${addresses.length} entries name a registry; run node tools/lockfile.mjs --fix`);
}

/** Looks where Node.js looks: beside the package, then further up. */
function isFound(path, name) {
  if (packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true;
  return path !== '' && isFound(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

/** Platform packages carry their platform in their name: `binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.find((word) => ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word));
  const cpu = words.find((word) => ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].includes(word));
  const libc = { mus: 'musl', gnu: 'glibc' }[words.find((word) => /^(musl|gnu)/.test(word))?.slice(0, 3)];
  if (!cpu) throw new Error(`the platform of ${name} is not known`);
  return { cpu: [cpu], ...(libc && os === 'linux' ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
