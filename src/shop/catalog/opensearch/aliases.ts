/** The names of the index: questions go to an alias, and while the index is rebuilt a second one names what is being built. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ClusterProblem, type Cluster } from '#kit/server/opensearch/cluster.ts';
import { indexBody, layout } from './index-settings.ts';

/** The two aliases. */
export type Aliases = { live: string; next: string };

/** The aliases of a shop whose names begin so. */
export const aliasesOf = (name: string): Aliases => ({ live: `${name}-products`, next: `${name}-products-next` });

const limitMs = 10_000;
const indexes = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()),
    mappings: z.looseObject({ _meta: z.object({ shop: z.string(), layout: z.number() }).optional() }),
  }),
);

/** An index that an alias names, and of which layout it is. */
export type NamedIndex = { index: string; layout: number };

/**
 * Which index each alias names; null: none.
 * @throws ClusterProblem, also for an index that is another shop's
 */
export async function readAliases({ cluster, aliases: { live, next }, shopId }: AliasPlace): Promise<{ live: NamedIndex | null; next: NamedIndex | null }> {
  const querystring = { ignore_unavailable: true, allow_no_indices: true };
  const found = Object.entries(indexes.parse(await cluster.ask({ method: 'GET', path: `/${live},${next}`, querystring }, limitMs)));
  const of = (alias: string): NamedIndex | null => {
    const [index, is] = found.find(([, { aliases }]) => alias in aliases) ?? [];
    if (index === undefined) return null;
    const { _meta } = is!.mappings;
    if (_meta?.shop !== shopId) throw new ClusterProblem('refused', `the index behind ${alias} is not this shop's: set OPENSEARCH_INDEX to another name`);
    return { index, layout: _meta.layout };
  };
  return { live: of(live), next: of(next) };
}

/** A shop's aliases in a cluster. */
export type AliasPlace = { cluster: Cluster; aliases: Aliases; shopId: string };

/** Makes an empty index that `next` names, in place of one that was left half built; answers its name. @throws ClusterProblem */
export async function makeNext(place: AliasPlace): Promise<string> {
  const { cluster, aliases, shopId } = place;
  const { next: left } = await readAliases(place);
  if (left !== null) await cluster.ask({ method: 'DELETE', path: `/${left.index}` }, limitMs);
  const index = `${aliases.live}-${layout}-${randomBytes(4).toString('hex')}`;
  const { settings, ...rest } = indexBody(shopId);
  // Seen when all of it is there; that is faster.
  const body = { ...rest, settings: { ...settings, refresh_interval: '-1' }, aliases: { [aliases.next]: {} } };
  await cluster.ask({ method: 'PUT', path: `/${index}`, body }, limitMs);
  return index;
}

/** Switches queries to a finished index, atomically, and deletes the one before. False: `next` names another by now. @throws ClusterProblem */
export async function takeNext(place: AliasPlace, index: string): Promise<boolean> {
  const { cluster, aliases } = place;
  const { live, next } = await readAliases(place);
  if (next?.index !== index) return live?.index === index;
  await cluster.ask({ method: 'PUT', path: `/${index}/_settings`, body: { index: { refresh_interval: null } } }, limitMs);
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh` }, 60_000);
  const actions = [
    ...(live === null ? [] : [{ remove: { index: live.index, alias: aliases.live } }]),
    { remove: { index, alias: aliases.next } },
    { add: { index, alias: aliases.live } },
  ];
  await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions } }, limitMs);
  if (live !== null) await cluster.ask({ method: 'DELETE', path: `/${live.index}` }, limitMs);
  return true;
}
