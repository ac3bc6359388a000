/** A caller's network, the unit of rate limits. */
import { isIPv6 } from 'node:net';

const inIpv6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const groupsOfNetwork = 4;
const groupsInAll = 8;

/**
 * An IPv4 address as it is, also when mapped to IPv6. Of an IPv6 address the /64 network: a client with one address of it has all of them,
 * and would evade any limit. Anything else is returned unchanged.
 */
export function ipPrefix(address: string): string {
  const ipv4 = inIpv6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const before = head === '' ? [] : [...head];
  // Two colons stand for as many zeros as are missing; an IPv4 address at the end is two groups.
  const after = tail === undefined ? [] : tail.flatMap((group) => (group.includes('.') ? [group, group] : [group]));
  const zeros = Array.from({ length: groupsInAll - before.length - after.length }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
