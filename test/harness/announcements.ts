/** Waits for what the shop announces to itself: memory is cleared a moment after the transaction that changed what it holds. */
import { invalidateTags } from '#kit/server/events/announce.ts';
import { newId } from '#kit/server/ids.ts';
import type { TestApp } from './app.ts';

/** Invalidates tags as a transaction would, and resolves once this process has received that and all that was announced before: announcements keep their order. */
export async function announced({ host }: TestApp, tags: readonly string[] = []): Promise<void> {
  const last = `test:${newId()}`;
  const received = new Promise<void>((resolve) => {
    const stop = host.announcements.on('stale', (announcement) => {
      if (!announcement.tags.includes(last)) return;
      stop();
      resolve();
    });
  });
  await host.database.transaction((tx) => invalidateTags(tx, [...tags, last]));
  await received;
}
