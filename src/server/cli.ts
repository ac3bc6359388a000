/** The shop's command line; `npm run shop -- <command>` runs this file's build. */
import { runCommand } from './commands/index.ts';

process.exit(await runCommand(process.argv.slice(2), { environment: process.env, say: (line) => console.log(line), complain: (line) => console.error(line) }));
