import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { HostConfig } from '#kit/server/host-config.ts';
import { isPrivateHost, PrivateAddress, publicLookup } from '#kit/server/public-web.ts';

const patienceMs = 10_000;

/** Whether an endpoint may be one of a push service: https at its usual port, by a name or a public address. */
export function isPushEndpoint(endpoint: string, { pushHosts = [] }: Pick<HostConfig, 'pushHosts'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (pushHosts.includes(url.host)) return true;
  return url.protocol === 'https:' && url.port === '' && url.username === '' && url.hostname.includes('.') && !isPrivateHost(url);
}

/**
 * Posts a message once, in at most 10 seconds, and answers the status; no redirect is followed and nothing of the answer is read.
 * @throws PrivateAddress when the name leads to an address that is not public
 */
export function postPush(
  endpoint: string,
  { headers, body, config }: { headers: Record<string, string>; body: Buffer; config: Pick<HostConfig, 'pushHosts'> },
): Promise<number> {
  const url = new URL(endpoint);
  const isOwn = config.pushHosts?.includes(url.host) ?? false;
  if (!isOwn && isPrivateHost(url)) throw new PrivateAddress();
  const send = isOwn && url.protocol === 'http:' ? requestPlain : requestSecure;
  return new Promise((resolve, reject) => {
    send(url, { method: 'POST', agent: false, headers, signal: AbortSignal.timeout(patienceMs), ...(isOwn ? {} : { lookup: publicLookup }) }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}
