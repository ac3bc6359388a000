/** In a sentence: what the return waits for, or how it ended. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { useInstant } from '#ui/order-parts/when.tsx';
import type { Return } from '../../contract.ts';
import type { Text } from '../return-texts.ts';
import { stepOf, type ReturnStep } from './step.ts';

const texts: Readonly<Record<ReturnStep, Text>> = {
  undecided: m.returns_step_undecided,
  refundComing: m.returns_step_refundComing,
  sendGoods: m.returns_step_sendGoods,
  goodsComing: m.returns_step_goodsComing,
  replacementComing: m.returns_step_replacementComing,
  refused: m.returns_step_refused,
  goodsRefused: m.returns_step_goodsRefused,
  expired: m.returns_step_expired,
  cancelled: m.returns_step_cancelled,
  refunded: m.returns_step_refunded,
  exchanged: m.returns_step_exchanged,
};

const looks: Readonly<Partial<Record<ReturnStep, 'warning' | 'success'>>> = {
  sendGoods: 'warning',
  refused: 'warning',
  goodsRefused: 'warning',
  expired: 'warning',
  refunded: 'success',
  exchanged: 'success',
};

/** What a return waits for, or how it ended, as a sentence. */
export const stepText = (shown: Parameters<typeof stepOf>[0]): string => texts[stepOf(shown)]();

/** See above. */
export function StepNotice({ shown }: { shown: Return }) {
  const money = useMoney();
  const inWords = useInstant();
  const step = stepOf(shown);
  return (
    <Alert kind={looks[step] ?? 'info'} live>
      {stepText(shown)}
      {step === 'sendGoods' && shown.logisticsDueAt && <> {m.returns_send_until({ time: inWords(shown.logisticsDueAt) })}</>}
      {step === 'refunded' && <> {m.returns_refunded_amount({ amount: money(shown.refundAmount) })}</>}
      {shown.refuseDescription && <span className="block break-words">{m.returns_refuse_said({ description: shown.refuseDescription })}</span>}
    </Alert>
  );
}
