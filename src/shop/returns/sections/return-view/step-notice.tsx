/** In sentences: what the return waits for and what comes then, or how it ended. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { useInstant } from '#ui/local-time/when.tsx';
import type { Return } from '../../contract.ts';
import { usually } from '../return-texts.ts';
import { stepOf, type ReturnStep } from './step.ts';

type Seen = Parameters<typeof stepOf>[0] & Pick<Return, 'decisionDays' | 'settlementDays' | 'refundTo'>;

const settled = ({ settlementDays }: Seen) => ({ usually: usually(settlementDays) });

/** What it waits for, or how it ended. */
const texts: Readonly<Record<ReturnStep, (shown: Seen) => string>> = {
  undecided: ({ decisionDays }) => m.returns_step_undecided({ usually: usually(decisionDays) }),
  refundComing: (shown) => m.returns_step_refundComing(settled(shown)),
  sendGoods: () => m.returns_step_sendGoods(),
  goodsComing: () => m.returns_step_goodsComing(),
  replacementComing: (shown) => m.returns_step_replacementComing(settled(shown)),
  refused: () => m.returns_step_refused(),
  goodsRefused: () => m.returns_step_goodsRefused(),
  expired: () => m.returns_step_expired(),
  cancelled: () => m.returns_step_cancelled(),
  refunded: () => m.returns_step_refunded(),
  exchanged: () => m.returns_step_exchanged(),
};

const onceHere = (shown: Seen) => (shown.applyType === 'exchange' ? m.returns_next_exchange(settled(shown)) : m.returns_next_refund(settled(shown)));

/** What comes then, or what can be done. */
const nexts: Readonly<Partial<Record<ReturnStep, (shown: Seen) => string>>> = {
  undecided: (shown) => (shown.applyType === 'refundOnly' ? m.returns_next_approved_refund(settled(shown)) : m.returns_next_approved()),
  sendGoods: onceHere,
  goodsComing: onceHere,
  refused: () => m.returns_next_disagree(),
  goodsRefused: () => m.returns_next_disagree(),
  expired: () => m.returns_next_late(),
  cancelled: () => m.returns_next_again(),
  refunded: ({ refundTo }) => (refundTo === 'credits' ? m.returns_next_credits() : m.returns_next_bank()),
};

const looks: Readonly<Partial<Record<ReturnStep, 'warning' | 'success'>>> = {
  sendGoods: 'warning',
  refused: 'warning',
  goodsRefused: 'warning',
  expired: 'warning',
  refunded: 'success',
  exchanged: 'success',
};

/** Whose sentence says no more than their word. */
const saidByWord: readonly ReturnStep[] = ['cancelled', 'refused'];

/** All of it, a sentence a line. `besideWord`: where it stands is said in a word already, and not said again. */
export function StepSentences({ shown, besideWord = false }: { shown: Return; besideWord?: boolean }) {
  const money = useMoney();
  const inWords = useInstant();
  const step = stepOf(shown);
  const sentences = [
    besideWord && saidByWord.includes(step)
      ? null
      : step === 'refunded'
        ? m.returns_refunded_amount({ amount: money(shown.refundAmount) })
        : texts[step](shown),
    step === 'sendGoods' && shown.logisticsDueAt && m.returns_send_until({ time: inWords(shown.logisticsDueAt) }),
    nexts[step]?.(shown),
  ];
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .map((sentence) => (
      <span key={sentence} className="block">
        {sentence}
      </span>
    ));
}

export function StepNotice({ shown }: { shown: Return }) {
  return (
    <Alert kind={looks[stepOf(shown)] ?? 'info'} live>
      <StepSentences shown={shown} />
      {shown.refuseDescription && <span className="block break-words">{m.returns_refuse_said({ description: shown.refuseDescription })}</span>}
    </Alert>
  );
}
