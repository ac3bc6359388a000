/** What the environment says of an OpenSearch cluster that finds products. */
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import type { ClusterOptions } from '#kit/server/opensearch/cluster.ts';
import { z } from 'zod';

const isNode = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '';
};

/** Each variable: its schema, and the rule as text. */
export const openSearchVariables = {
  OPENSEARCH_URL: {
    schema: z
      .string()
      .transform((text) => text.split(/,\s*/))
      .pipe(z.array(z.string().refine(isNode)).max(10)),
    rule: 'addresses of at most 10 nodes of an OpenSearch cluster, with commas between, such as https://search.internal:9200; name and password have variables of their own',
  },
  OPENSEARCH_USERNAME: { schema: z.string().max(200), rule: 'the name of a user of the cluster, at most 200 characters' },
  OPENSEARCH_PASSWORD: { schema: z.string().max(500), rule: 'the password of OPENSEARCH_USERNAME, at most 500 characters' },
  OPENSEARCH_INDEX: {
    schema: z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/),
    rule: "what the names of the shop's indexes begin with: at most 60 small letters, digits, hyphens and underscores, a letter first",
  },
} as const;

type Given = { [Name in keyof typeof openSearchVariables]?: z.output<(typeof openSearchVariables)[Name]['schema']> };

/** The cluster, and what the names of the shop's indexes begin with. */
export type OpenSearchConfig = ClusterOptions & { index: string };

/**
 * Null: PostgreSQL finds products.
 * @throws StartupError when only a part of the settings is there
 */
export function openSearchConfig(given: Given): OpenSearchConfig | null {
  const { OPENSEARCH_URL: nodes, OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = given;
  if (nodes === undefined) {
    const alone = Object.keys(openSearchVariables).filter((name) => given[name as keyof Given] !== undefined);
    if (alone.length > 0) throw new StartupError('A setting is missing.', [`${alone.join(' and ')} is set and OPENSEARCH_URL is not`]);
    return null;
  }
  if ((username === undefined) !== (password === undefined))
    throw new StartupError('A setting is missing.', ['OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD are set together, or neither of them']);
  return { nodes, username: username ?? null, password: password ?? null, index: given.OPENSEARCH_INDEX ?? 'vitrine' };
}
