// npm run sbom: writes sbom.json (CycloneDX), the packages that a running shop needs, out of package-lock.json.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './install.mjs';

const [command, ...before] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
const given = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const made = spawnSync(command, [...before, ...given], { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] });
if (made.status !== 0) process.exit(made.status ?? 1);
const sbom = JSON.parse(made.stdout);
// npm calls it by its folder.
sbom.metadata.component.name = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).name;
writeFileSync(`${root}sbom.json`, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`sbom.json: ${sbom.components.length} packages`);
