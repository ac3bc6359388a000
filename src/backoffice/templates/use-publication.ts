/** The publication that a template's draft is scheduled for, while its editor is open. */
import { useEffect, useEffectEvent } from 'react';
import { deviceNow } from '#kit/browser/clock.ts';
import type { TemplateRecord } from '../../shop/templates/contract.ts';

// The shop publishes every minute.
const pauseMs = 20_000;

type Read<Answer> = { read(): Promise<Answer>; take(answer: Answer): void };

/** Reads the template again once the time has come, and takes it if that draft was published; what else became of it is asked when something is saved. */
export function usePublication<Answer extends { data: TemplateRecord }>(record: TemplateRecord | null, isRested: boolean, { read, take }: Read<Answer>): void {
  const draft = record?.draft;
  const publishAt = draft?.publishAt ?? null;
  const look = useEffectEvent(async () => {
    if (publishAt === null || deviceNow() < new Date(publishAt)) return;
    const answer = await read().catch(() => null);
    const published = answer?.data.draft === null && answer.data.published;
    if (answer && published && JSON.stringify(published.sections) === JSON.stringify(draft?.sections)) take(answer);
  });
  useEffect(() => {
    if (publishAt === null || !isRested) return undefined;
    const timer = setInterval(() => void look(), pauseMs);
    return () => clearInterval(timer);
  }, [publishAt, isRested]);
}
