import { firstStart as choice } from '#installed/first-start.ts';
import { firstStartSteps } from '../first-start.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

/** Fills an empty shop as the first start of a demo does. */
export const seedCommand: Command = {
  name: 'seed',
  usage: '[--if-empty]',
  summary: 'fill an empty shop with the demo shop',
  details: [
    'What is there already stays as it is: each part is filled only when it is empty, with or without --if-empty.',
    '`npm start` does this by itself where it is a demo, and elsewhere with `-- --demo`.',
  ],
  run(input) {
    readArguments(input.args, 0, { 'if-empty': 'boolean' });
    return withShop(input, { command: 'seed', beside: 'join', files: true }, async ({ host }) => {
      const config = { ...input.config, fillDemo: true, askedForDemo: true, startEmpty: false };
      for (const step of firstStartSteps) await step({ host, config, choice, say: (line) => input.say(line) });
      input.say('The shop is filled.');
      return 0;
    });
  },
};
