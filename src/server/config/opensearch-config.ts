/** What the environment says of an OpenSearch cluster that finds products. */
import type { ClusterOptions } from '#kit/server/opensearch/cluster.ts';
import { z } from 'zod';
import { expectSet, setTogether, text } from './fields.ts';

const isNode = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '';
};

/** Each variable: its schema, and the rule as text. */
export const openSearchVariables = {
  OPENSEARCH_URL: {
    schema: z
      .string()
      .transform((nodes) => nodes.split(/,\s*/))
      .pipe(z.array(z.string().refine(isNode)).max(10)),
    rule: 'addresses of at most 10 nodes of an OpenSearch cluster, with commas between, such as https://search.internal:9200; name and password have variables of their own',
  },
  OPENSEARCH_USERNAME: { schema: z.string().max(200), rule: 'the name of a user of the cluster, at most 200 characters' },
  OPENSEARCH_PASSWORD: { schema: z.string().max(500), rule: 'the password of OPENSEARCH_USERNAME, at most 500 characters' },
  OPENSEARCH_INDEX: {
    schema: text(/^[a-z][a-z0-9_-]{0,59}$/),
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
  const { OPENSEARCH_URL: nodes } = given;
  expectSet(given, 'OPENSEARCH_URL', Object.keys(openSearchVariables) as (keyof Given)[]);
  if (nodes === undefined) return null;
  const [username, password] = setTogether(given, ['OPENSEARCH_USERNAME', 'OPENSEARCH_PASSWORD']) ?? [null, null];
  return { nodes, username, password, index: given.OPENSEARCH_INDEX ?? 'vitrine' };
}
