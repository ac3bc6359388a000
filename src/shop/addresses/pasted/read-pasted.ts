import type { Context } from '#kit/server/context.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { provinceCode } from '../check-address.ts';
import type { ReadAddress } from '../contract.ts';
import { rulesOf } from '../countries.ts';
import { doubleSurname } from './find-name.ts';
import { parseAddress } from './parse-address.ts';

const limit = limitRate({ name: 'pasted addresses', most: 60, windowMs: 60_000 });

/**
 * What a pasted text says of an address, in the fields of its country; '' is what it does not say. Nothing is stored.
 * @throws tooMany (40, 429) for an address that asks too often
 */
export async function readPastedAddress({ address: asker }: Pick<Context, 'address'>, text: string): Promise<ReadAddress> {
  await limit(asker);
  const { name, province, ...found } = parseAddress(text);
  return { ...found, ...namesOf(name, found.country), kana: '', apartment: '', province: provinceCode(rulesOf(found.country), province) ?? '' };
}

/** The mainland asks for the name as one; Hong Kong for two, of which the family's is written first. */
function namesOf(name: string, country: string): { firstName: string; lastName: string } {
  if (country === 'CN') return { firstName: name, lastName: '' };
  const family = doubleSurname.exec(name)?.[0] ?? (/^\p{Script=Han}/u.test(name) ? name.slice(0, 1) : name.split(' ', 1)[0]!);
  return { firstName: name.slice(family.length).trim(), lastName: family };
}
