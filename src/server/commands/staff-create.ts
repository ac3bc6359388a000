import { randomInt } from 'node:crypto';
import { ShopError } from '#kit/pure/shop-error.ts';
import { systemContext } from '#kit/server/context.ts';
import { roles } from '#shop/staff/contract.ts';
import { createStaff } from '#shop/staff/index.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command } from './command.ts';
import { withShop } from './with-shop.ts';

const email = /^[\w-]+(?:\.[\w-]+)*@[\w-]+(?:\.[\w-]+)+$/;
// Without letters and digits that are read for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates an account for the back office and prints its password. */
export const staffCreateCommand: Command = {
  name: 'staff:create',
  usage: 'EMAIL [--role ROLE] [--name NAME]',
  summary: 'create an account for the back office',
  details: [`ROLE is ${roles.join(', ')} (default: manager).`, 'The password is generated, printed once, and stored nowhere.'],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { role: 'string', name: 'string' });
    const address = words[0]!;
    const role = roles.find((known) => known === (options.role ?? 'manager'));
    if (!role) throw new WrongUsage(`there is no role "${options.role}"`);
    if (address.length > 254 || !email.test(address)) throw new WrongUsage(`"${address}" is no e-mail address`);
    const password = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
    return withShop(input, { command: 'staff:create', beside: 'join' }, async ({ host }) => {
      try {
        await createStaff(systemContext(host, { name: 'staff:create' }), { email: address, name: options.name ?? address.split('@')[0]!, role, password });
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        input.say(error.say('en'));
        return 1;
      }
      input.say(`Staff account: ${address.toLowerCase()}  password: ${password}`);
      return 0;
    });
  },
};
