/** An OpenSearch cluster, by its official client, which is loaded with the first question. Every question has a time limit. */
import type { Client } from '@opensearch-project/opensearch';

/** The cluster's address, and the credentials. */
export type ClusterOptions = { nodes: readonly string[]; username: string | null; password: string | null };

/** A question: JSON in `body`, or several lines of it in `bulkBody`. */
export type ClusterRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  querystring?: Record<string, string | number | boolean>;
  body?: object;
  bulkBody?: readonly object[];
};

/** A cluster. */
export type Cluster = {
  /** The nodes' hosts, for messages: never with a password. */
  readonly hosts: string;
  /** Asks, and waits no longer than `limitMs` whatever the nodes do. @throws ClusterProblem */
  ask(request: ClusterRequest, limitMs: number): Promise<unknown>;
  close(): Promise<void>;
};

/** Why a cluster did not do what it was asked. `missing`: it has no such index or alias; `wrong`: it does not take the question. */
export type ProblemKind = 'away' | 'refused' | 'missing' | 'wrong';

/** A question that failed, without what was asked and without secrets. */
export class ClusterProblem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.kind = kind;
  }
}

/** Opens a cluster, without a request to it. */
export function openCluster({ nodes, username, password }: ClusterOptions): Cluster {
  let opened: Promise<Client> | undefined;
  const open = async () => {
    const { Client } = await import('@opensearch-project/opensearch');
    return new Client({
      nodes: [...nodes],
      ...(username !== null && password !== null ? { auth: { username, password } } : {}),
      // With one attempt a node, and none on a timer: the caller's limit holds for all of them together.
      maxRetries: nodes.length - 1,
    });
  };
  return {
    hosts: nodes.map((node) => new URL(node).host).join(', '),
    async ask(request, limitMs) {
      const client = await (opened ??= open());
      return limited(client, request, limitMs);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

async function limited(client: Client, { method, path, querystring, body, bulkBody }: ClusterRequest, limitMs: number): Promise<unknown> {
  const asking = client.transport.request(
    { method, path, ...(querystring ? { querystring } : {}), ...(body ? { body } : {}), ...(bulkBody ? { bulkBody: [...bulkBody] } : {}) },
    { requestTimeout: limitMs },
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_answer, fail) => {
    timer = setTimeout(() => {
      asking.abort();
      fail(new ClusterProblem('away', `no answer in ${limitMs} ms`));
    }, limitMs);
  });
  try {
    return (await Promise.race([asking, tooLate])).body;
  } catch (error) {
    throw problemOf(error);
  } finally {
    clearTimeout(timer);
    // An abandoned question fails too, and nobody waits for that.
    asking.then(undefined, () => undefined);
  }
}

function problemOf(error: unknown): ClusterProblem {
  if (error instanceof ClusterProblem) return error;
  const { name, message, statusCode, meta } = error as Error & { statusCode?: number; meta?: { body?: { error?: { type?: string; reason?: string } } } };
  if (statusCode === undefined) return new ClusterProblem('away', `${name}: ${message}`);
  const { type = '', reason = '' } = meta?.body?.error ?? {};
  const said = [String(statusCode), type, reason.slice(0, 300)].filter(Boolean).join(' ');
  if (statusCode === 401 || statusCode === 403) return new ClusterProblem('refused', said);
  if (statusCode === 404) return new ClusterProblem('missing', said);
  return new ClusterProblem(statusCode >= 500 || statusCode === 429 || statusCode === 408 || statusCode < 400 ? 'away' : 'wrong', said);
}
