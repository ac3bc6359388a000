// npm run release:record: keeps the database of the version that is being released, for the upgrade tests of later ones (test/upgrade).
import { prepare, run } from './project.mjs';

await prepare('npm run release:record', { build: ['messages', 'extensions'] });
process.exit(run(['node_modules/.bin/vitest', 'run', 'test/upgrade'], { environment: { RELEASE_RECORD: '1' } }));
