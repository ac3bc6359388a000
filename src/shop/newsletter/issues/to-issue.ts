import { segmentSchema, type IssueView } from '../contract-issues.ts';
import { letterOf } from '../letter/letter-of.ts';
import type { IssueRow } from './store.ts';

/** An issue as staff read it, from its row. */
export function toIssue(row: IssueRow): IssueView {
  const { id, queuedCount, sentCount, failedCount, unsubscribedCount } = row;
  const texts = row.texts as IssueView['texts'];
  const format = row.format as IssueView['format'];
  const { sections, footer } = letterOf({ texts: written(texts), format, ...(row as unknown as Pick<IssueView, 'sections' | 'footer'>) });
  return {
    id,
    texts: written(texts),
    format,
    sections: [...sections],
    footer: footer as IssueView['footer'],
    segment: segmentSchema.parse(row.segment),
    state: row.state as IssueView['state'],
    sendAt: row.scheduledAt?.toISOString() ?? null,
    queuedCount,
    sentCount,
    failedCount,
    unsubscribedCount,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Issues that were written before there were preview texts have none. */
function written(texts: IssueView['texts']): IssueView['texts'] {
  return Object.fromEntries(Object.entries(texts).map(([lang, words]) => [lang, { ...words, preheader: words.preheader ?? '' }]));
}
