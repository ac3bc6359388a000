/** The shop with the extensions that `vitrine.config.ts` names. */
import { extensions as configured } from '#installed/server.ts';
import type { Host } from '#kit/server/slice.ts';
import { describeExtensions, openExtensions, type OpenExtensions } from './extensions/open-extensions.ts';
import type { Say } from './open-shop.ts';
import { composeShop, type Composition } from './slices.ts';

/** Opens them and puts the shop together; says which run, and which were left out. */
export async function extendShop(host: Host, { url, say }: { url: string; say: Say }): Promise<Composition & { extensions: OpenExtensions; host: Host }> {
  const extensions = await openExtensions(configured, { ...host, url });
  for (const line of describeExtensions(extensions)) say(line);
  return { ...composeShop(extensions.added), extensions, host: extensions.hostFor(host) };
}
