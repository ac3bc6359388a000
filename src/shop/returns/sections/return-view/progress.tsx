/** The way of a return from being asked for to its end, and how far it has come. */
import * as m from '#messages';
import { StepLine } from '#ui/order-parts/step-line.tsx';
import { When } from '#ui/order-parts/when.tsx';
import type { Return } from '../../contract.ts';
import type { Text } from '../return-texts.ts';
import { waySoFar, type WayStep } from './step.ts';

const titles: Readonly<Record<WayStep, Text>> = {
  asked: m.returns_way_asked,
  approved: m.returns_way_approved,
  sent: m.returns_way_sent,
  refunded: m.returns_way_refunded,
  exchanged: m.returns_way_exchanged,
};

/** Nothing for a return that ended without a result. */
export function ReturnProgress({ shown }: { shown: Return }) {
  const steps = waySoFar(shown);
  if (steps.length === 0) return null;
  return (
    <StepLine
      label={m.returns_way()}
      steps={steps.map(({ step, isDone, at }) => ({ key: step, title: titles[step](), isDone, note: at && <When at={at} form="day" /> }))}
    />
  );
}
