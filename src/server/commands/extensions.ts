import { extensions as configured } from '#installed/server.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { deleteFacets } from '#shop/catalog/facets/index.ts';
import { listInstalled, uninstallExtension } from '#shop/extensions/index.ts';
import type { ExtensionCommand } from '#extension/operation.ts';
import { extensionContext } from '../extensions/extension-context.ts';
import { loadExtensions, type ExtensionEntry } from '../extensions/load-extensions.ts';
import { openExtensions } from '../extensions/open-extensions.ts';
import { contextForJob } from '../job-context.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { leftBehind } from './left-behind.ts';
import { withShop } from './with-shop.ts';

/** The commands of the extensions that the configuration names; `entries` for tests. */
export async function commandsOfExtensions(entries: readonly ExtensionEntry[] = configured): Promise<Command[]> {
  const { extensions } = await loadExtensions(entries);
  return extensions.flatMap(({ definition }) => (definition.commands ?? []).map((command) => ofExtension(entries, definition.name, command)));
}

function ofExtension(entries: readonly ExtensionEntry[], extension: string, { name, usage = '', summary }: ExtensionCommand<never>): Command {
  const full = `${extension}:${name}`;
  return {
    name: full,
    usage,
    summary,
    details: [`A command of the extension ${extension}.`],
    run: (input) =>
      withShop(input, { command: full, beside: 'join' }, async ({ host, directUrl }) => {
        const opened = await openExtensions(entries, { ...host, url: directUrl });
        try {
          const installed = opened.running.find(({ definition }) => definition.name === extension);
          const command = installed?.definition.commands?.find((one) => one.name === name);
          if (!installed || !command)
            throw new StartupError(`The extension ${extension} was left out: ${opened.leftOut.find((one) => one.name === extension)?.problem}`, []);
          const context = await contextForJob(host, full);
          // A person waits, and can stop it.
          return await command.run(await extensionContext(installed, context, new AbortController().signal), {
            args: input.args,
            say: (line) => input.say(line),
          });
        } finally {
          await opened.close();
        }
      }),
  };
}

/** Lists extensions: those of the configuration, and those of which the database still holds something. */
export const extensionListCommand: Command = {
  name: 'extension:list',
  usage: '',
  summary: 'list extensions: what the configuration names, and what is stored',
  details: ['Those that vitrine.config.ts names are loaded to be checked; nothing of them runs.'],
  async run(input) {
    readArguments(input.args, 0, {});
    const { extensions, leftOut } = await loadExtensions(configured);
    return withShop(input, { command: 'extension:list', beside: 'join' }, async ({ host }) => {
      const named = new Set(configured.map(({ name }) => name));
      const stored = (await listInstalled(host.database)).filter(({ name }) => !named.has(name));
      for (const { definition, from } of extensions) input.say(`${definition.name} ${definition.version}  (${from})`);
      for (const { name, from, problem } of leftOut) input.say(`${name}  (${from})  left out: ${problem}`);
      for (const { name, version } of stored)
        input.say(`${name} ${version}  not in vitrine.config.ts any more; its data is stored. npm run shop -- extension:remove ${name}`);
      if (named.size + stored.length === 0) input.say('None: vitrine.config.ts names no extension, and nothing of one is stored.');
      return 0;
    });
  },
};

/** Removes what an extension has in the database. */
export const extensionRemoveCommand: Command = {
  name: 'extension:remove',
  usage: 'NAME [--keep-data]',
  summary: 'delete what an extension has stored: its tables, settings and jobs',
  details: [
    'Take it out of vitrine.config.ts and stop the shop, or start it again, first.',
    '--keep-data deletes its jobs only; installed again, it finds its tables and settings.',
  ],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { 'keep-data': 'boolean' });
    const name = words[0]!;
    if (configured.some((one) => one.name === name))
      throw new StartupError(`vitrine.config.ts names the extension ${name}: the next start would install it again.`, ['Take it out there first.']);
    return withShop(input, { command: 'extension:remove', beside: 'join' }, async ({ host }) => {
      const known = await listInstalled(host.database);
      if (!known.some((one) => one.name === name))
        throw new StartupError(`Nothing is stored of an extension named ${name}.`, [`Stored are: ${known.map((one) => one.name).join(', ') || 'none'}.`]);
      for (const line of await leftBehind(host.database.reader, { name, others: configured })) input.say(line);
      const keepData = options['keep-data'] === true;
      await uninstallExtension(host.database, name, { keepData });
      if (!keepData) await host.database.transaction((tx) => deleteFacets(tx, name));
      input.say(keepData ? `Deleted the jobs of ${name}; its tables and settings are kept.` : `Deleted all that ${name} had stored.`);
      return 0;
    });
  },
};
