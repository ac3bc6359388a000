/** When a product is published by the clock. Pure. */

/** What is to be seen now, and what the clock is to do. Instants are ISO 8601. */
export type Plan = { published: boolean; publishAt: string | null; unpublishAt: string | null };

/** What a plan comes to at an instant: what is due is done and forgotten, what is to come hides the product until then. */
export function settlePlan({ published, publishAt, unpublishAt }: Plan, now: Date): Plan {
  const isDue = (at: string | null) => at !== null && new Date(at) <= now;
  const begun = publishAt === null ? published : isDue(publishAt);
  const ended = isDue(unpublishAt);
  return { published: begun && !ended, publishAt: isDue(publishAt) ? null : publishAt, unpublishAt: ended ? null : unpublishAt };
}

/** Staff who publish a product before its time, and leave that time as it was, want it published now. */
export function planOf(asked: Plan, before: Plan | null): Plan {
  const isAtOnce = before !== null && !before.published && asked.published && asked.publishAt !== null && sameInstant(asked.publishAt, before.publishAt);
  return isAtOnce ? { ...asked, publishAt: null } : asked;
}

/** Whether two instants are the same, however they are written. */
export function sameInstant(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
