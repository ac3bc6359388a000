/** What an empty database is filled with at the first start, where that is asked for: each step looks for itself whether it is needed. */
import { systemContext } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { issueSetUpCode, wasStartedEmpty } from '#shop/first-run/index.ts';
import { beginSettings, type Beginning } from '#shop/settings/index.ts';
import { ensureFirstStaff } from '#shop/staff/first-owner/index.ts';
import type { Config } from './config/config.ts';
import type { Say } from './open-shop.ts';
import { catalogIsEmpty } from '#shop/catalog/fill/index.ts';
import { waitsForPictures } from './seed/demo-due.ts';

/** `firstStart` of vitrine.config.ts. */
export type FirstStartChoice = Beginning & { demo?: boolean };

type FirstStart = {
  host: Host;
  config: Pick<Config, 'staffEmail' | 'fillDemo' | 'askedForDemo' | 'startEmpty' | 'baseUrl'>;
  choice: FirstStartChoice;
  say: Say;
};

/** A step of the first start. */
export type FirstStartStep = (start: FirstStart) => Promise<void>;

/** The steps, in order. */
export const firstStartSteps: readonly FirstStartStep[] = [writeChoice, fillDemoShop, createOwner];

const beginsEmpty = ({ config, choice }: Pick<FirstStart, 'config' | 'choice'>) => config.startEmpty || (choice.demo === false && !config.askedForDemo);

/** Into a shop that sells nothing yet; the demo shop that comes behind it keeps its name. */
async function writeChoice({ host, choice }: FirstStart): Promise<void> {
  if (!(await catalogIsEmpty(host.database.reader))) return;
  await host.database.transaction((tx) => beginSettings(tx, choice, host.now()));
}

async function fillDemoShop({ host, config, choice, say }: FirstStart): Promise<void> {
  const isEmpty = await catalogIsEmpty(host.database.reader);
  if (!isEmpty && !(await waitsForPictures(host.database.reader))) return;
  // A shop that was started empty on purpose is not filled silently by a later start.
  const stays = beginsEmpty({ config, choice }) || (!config.askedForDemo && (await wasStartedEmpty(systemContext(host, { name: 'first start' }))));
  if (isEmpty && stays) return;
  if (isEmpty && !config.fillDemo) return printFillHint(say);
  if (isEmpty) say('The database is empty: filling in the demo shop …');
  // Loaded where there is something to do.
  const { fillDemo } = await import('./seed/fill-demo.ts');
  for (const line of await fillDemo(host)) say(line);
}

function printFillHint(say: Say): void {
  say('The shop is empty. Sell your own things: npm run shop -- import products.csv');
  say('Or look around in the demo shop first: npm start -- --demo   (npm run shop -- seed while the shop runs)');
}

async function createOwner({ host, config, choice, say }: FirstStart): Promise<void> {
  const context = systemContext(host, { name: 'first start' });
  const code = await issueSetUpCode(context, { begin: beginsEmpty({ config, choice }) && (await catalogIsEmpty(host.database.reader)) });
  if (code !== null) {
    // Shown here alone: a stranger who finds the empty shop first cannot read this terminal.
    // What was chosen already stands in the form.
    const { name, languages } = choice;
    const filled = new URLSearchParams({ code, ...(name ? { name } : {}), ...(languages ? { languages: languages.join(',') } : {}) });
    say(`Set up your shop: ${config.baseUrl}/backoffice/setup#${filled.toString()}`);
    say(`Set-up code: ${code}  (a new start prints a new one)`);
    return;
  }
  if (config.startEmpty) {
    say('--empty changes nothing: this shop has data or staff already. For an empty one name a new folder: DATA_DIR=.data-new npm start -- --empty');
  }
  const owner = await ensureFirstStaff(context, config.staffEmail);
  // The password is shown here once and stored nowhere; docs/contract.md, "Operations" fixes the line's form.
  if (owner) say(`Staff account: ${owner.email}  password: ${owner.password}`);
}
