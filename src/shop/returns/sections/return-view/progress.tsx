/** The way of a return from being asked for to its end: what is done, and what the shopper does or gets next. */
import * as m from '#messages';
import { StepLine } from '#ui/order-parts/step-line.tsx';
import { useInstant, When } from '#ui/local-time/when.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Return } from '../../contract.ts';
import { usually, type Text } from '../return-texts.ts';
import { isApproved } from '../../contract-states.ts';
import { waySoFar, type WayStep } from './step.ts';

const doneTitles: Readonly<Record<WayStep, Text>> = {
  asked: m.returns_way_asked,
  approved: m.returns_way_approved,
  sent: m.returns_way_sent,
  refunded: m.returns_way_refunded,
  exchanged: m.returns_way_exchanged,
};

/** Nothing for a return that ended without a result. */
export function ReturnProgress({ shown }: { shown: Return }) {
  const ahead = useAhead(shown);
  const steps = waySoFar(shown);
  if (steps.length === 0) return null;
  return (
    <StepLine
      label={m.returns_way()}
      steps={steps.map(({ step, isDone, at }) => ({
        key: step,
        isDone,
        ...(isDone ? { title: doneTitles[step](), note: at && <When at={at} form="day" /> } : ahead[step]),
      }))}
    />
  );
}

/** When money or a replacement goes out: at once, or after what it waits for. */
function settledNote(shown: Return): string | null {
  const { applyType, receivedAt, settlementDays } = shown;
  const within = { usually: usually(settlementDays) };
  if (applyType === 'refundOnly' && !isApproved(shown)) return m.returns_ahead_approval_note(within);
  if (applyType !== 'refundOnly' && receivedAt === null) return m.returns_ahead_goods_note(within);
  if (settlementDays === null) return null;
  return settlementDays === 1 ? m.returns_ahead_within_single() : m.returns_ahead_within({ count: settlementDays });
}

/** What steps that are still to come are called, and what is known of them. */
function useAhead(shown: Return): Readonly<Record<WayStep, { title: string; note: string | null }>> {
  const money = useMoney();
  const day = useInstant('day');
  const { decisionDays, logisticsDueAt } = shown;
  const settled = settledNote(shown);
  const sending = isApproved(shown) ? logisticsDueAt && m.returns_ahead_sent_until({ day: day(logisticsDueAt) }) : m.returns_ahead_sent_note();
  return {
    asked: { title: m.returns_way_asked(), note: null },
    approved: { title: m.returns_ahead_approved(), note: m.returns_ahead_approved_note({ usually: usually(decisionDays) }) },
    sent: { title: m.returns_ahead_sent(), note: sending },
    refunded: { title: m.returns_ahead_refunded({ amount: money(shown.refundAmount) }), note: settled },
    exchanged: { title: m.returns_ahead_exchanged(), note: settled },
  };
}
