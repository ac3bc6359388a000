/** Cache tags as a content delivery network takes them: in a header of the page, and in what purges it. */
import type { CdnConfig } from '#kit/server/host-config.ts';

/** A page with more tags than a header holds has this one instead; every purge names it. */
export const everythingTag = 'everything';

/** Every page that is cached shows something of the settings. */
export const tagOfEveryPage = 'settings';

// Both networks take 16 kB; what stands between them and the shop often takes 8 kB for all headers.
const mostBytes = 4_096;

const headers = { fastly: { name: 'surrogate-key', between: ' ' }, cloudflare: { name: 'cache-tag', between: ',' } } as const;

/** The names of the header, one a network. */
export const cdnTagHeaders: readonly string[] = Object.values(headers).map(({ name }) => name);

/** A tag without what separates tags. */
export const cdnTag = (tag: string): string => tag.replaceAll(/[^\x21-\x2b\x2d-\x7e]/g, '_');

/** The header that names a page's tags; none where no network stands in front, or the page is not shared. */
export function cdnTagHeader(cdn: Pick<CdnConfig, 'network'> | null | undefined, tags: readonly string[]): Readonly<Record<string, string>> {
  if (!cdn || tags.length === 0) return {};
  const { name, between } = headers[cdn.network];
  const all = [...new Set(tags.map(cdnTag))].join(between);
  return { [name]: all.length > mostBytes ? everythingTag : all };
}
