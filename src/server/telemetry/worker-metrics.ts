/** With `WORKERS` any of them is asked for figures, and answers with those of all. The workers' parent gathers them, as prom-client does it. */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** What a worker asks its parent, and what that answers; null: they could not be gathered. */
type Question = { figuresWanted: number };
type Answer = { figuresOf: number; text: string | null };

/** In the parent: answers workers that ask. */
export function gatherFigures(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, { figuresWanted: id }: Partial<Question>) => {
    if (id === undefined) return;
    const answer = (text: string | null) => void (worker.isConnected() && worker.send({ figuresOf: id, text } satisfies Answer));
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/** In a worker: adds its figures to those of all. Answers what reads all of them; its own alone while another says nothing. */
export function shareFigures(own: Registry): () => Promise<string> {
  // It listens to the parent, and has no figures itself.
  void new AggregatorRegistry();
  AggregatorRegistry.setRegistries(own);
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  process.on('message', ({ figuresOf: id, text = null }: Partial<Answer>) => {
    if (id === undefined) return;
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  return async () => {
    const id = (asked += 1);
    const answered = new Promise<string | null>((done) => waiting.set(id, done));
    process.send?.({ figuresWanted: id } satisfies Question);
    return (await answered) ?? own.metrics();
  };
}
