/** The purge calls of Fastly and Cloudflare, with a limit of time and no redirect. */
import type { CdnConfig } from '#kit/server/host-config.ts';

const limitMs = 10_000;

type Call = { path: string; headers: Record<string, string>; body: object };

/** So many tags go into one call, and how it looks. Soft: a new version of a page is fetched only on request. */
const calls: Record<CdnConfig['network'], { most: number; call(cdn: CdnConfig, tags: readonly string[]): Call }> = {
  fastly: {
    most: 256,
    call: ({ target, apiToken }, tags) => ({ path: `/service/${target}/purge`, headers: { 'fastly-key': apiToken }, body: { surrogate_keys: tags } }),
  },
  cloudflare: {
    most: 30,
    call: ({ target, apiToken }, tags) => ({
      path: `/client/v4/zones/${target}/purge_cache`,
      headers: { authorization: `Bearer ${apiToken}` },
      body: { tags },
    }),
  },
};

/** Purges everything under these tags. @throws when the network does not confirm it in time; the message names the network and its status alone */
export async function purgeAtNetwork(cdn: CdnConfig, tags: readonly string[]): Promise<void> {
  const { most, call } = calls[cdn.network];
  for (let start = 0; start < tags.length; start += most) await purge(cdn, call(cdn, tags.slice(start, start + most)));
}

async function purge(cdn: CdnConfig, { path, headers, body }: Call): Promise<void> {
  const answer = await fetch(`${cdn.apiUrl}${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  // Nothing in it is needed, and nobody is waited for who goes on sending.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${cdn.network} answered ${answer.status} to a purge`);
}
