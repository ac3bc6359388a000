import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTypes, auditStatuses, returnStatuses, type ApplyType } from './contract.ts';
import { returnTransitionNames, returnStates, stateAfter, type ReturnFacts, type ReturnTransition, type ReturnState } from './states.ts';

const facts = (applyType: ApplyType, state: ReturnState, more: Partial<ReturnFacts> = {}): ReturnFacts => {
  const [status, auditStatus] = state.split('/') as [ReturnFacts['status'], ReturnFacts['auditStatus']];
  return { applyType, status, auditStatus, sent: false, received: false, ...more };
};
const after = (of: ReturnFacts, transition: ReturnTransition) => {
  const to = stateAfter(of, transition);
  return to && `${to.status}/${to.auditStatus}`;
};

describe('the names of states', () => {
  it('return status is pending approval, cancelled, completed, ended', () => {
    expect(returnStatuses).toEqual(['pendingApproval', 'cancelled', 'completed', 'ended']);
  });
  it('return audit status is pending approval, audit successful, audit failed', () => {
    expect(auditStatuses).toEqual(['pendingApproval', 'auditSuccessful', 'auditFailed']);
  });
  it('return types are return and refund, exchange goods, refund only', () => {
    expect(applyTypes).toEqual(['returnRefund', 'exchange', 'refundOnly']);
  });
});

/** The rules of docs/rules/returns.md, "Return states" once more, written down pair by pair and not as the table writes them; everything else must be rejected. */
const undecided = { approve: 'pendingApproval/auditSuccessful', refuse: 'ended/auditFailed', cancel: 'cancelled/pendingApproval' } as const;
const waiting = {
  cancel: 'cancelled/auditSuccessful',
  logistics: 'pendingApproval/auditSuccessful',
  rejectGoods: 'ended/auditSuccessful',
  expire: 'ended/auditSuccessful',
} as const;
const allowed: Record<ApplyType, Record<string, Partial<Record<ReturnTransition, ReturnState>>>> = {
  returnRefund: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...waiting, receive: 'completed/auditSuccessful' },
  },
  exchange: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...waiting, receive: 'pendingApproval/auditSuccessful' },
  },
  refundOnly: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { cancel: 'cancelled/auditSuccessful', refund: 'completed/auditSuccessful' },
  },
};

describe.each(applyTypes)('a %s of which nothing was sent', (applyType) => {
  for (const state of returnStates) {
    for (const transition of returnTransitionNames) {
      const to = allowed[applyType][state]?.[transition] ?? null;
      it(`${state}: ${transition} ${to ? `leads to ${to}` : 'is rejected'}`, () => expect(after(facts(applyType, state), transition)).toBe(to));
    }
  }
});

describe('what the state alone does not say', () => {
  const approved = 'pendingApproval/auditSuccessful';
  const sent = { sent: true };
  const received = { sent: true, received: true };
  const cases: [string, ApplyType, Partial<ReturnFacts>, ReturnTransition, ReturnState | null][] = [
    ['goods on their way: not cancelled any more', 'returnRefund', sent, 'cancel', null],
    ['nor run out', 'returnRefund', sent, 'expire', null],
    ['the number may be put right', 'returnRefund', sent, 'logistics', approved],
    ['they arrive', 'returnRefund', sent, 'receive', 'completed/auditSuccessful'],
    ['or are not as agreed', 'exchange', sent, 'rejectGoods', 'ended/auditSuccessful'],
    ['a replacement only once the goods are here', 'exchange', sent, 'exchange', null],
    ['then it is sent', 'exchange', received, 'exchange', 'completed/auditSuccessful'],
    ['what is here is not received again', 'exchange', received, 'receive', null],
    ['but ended where it cannot be made', 'exchange', received, 'rejectGoods', 'ended/auditSuccessful'],
    ['nor given another number', 'exchange', received, 'logistics', null],
    ['nor cancelled', 'exchange', received, 'cancel', null],
    ['nor run out, though nobody named the parcel', 'exchange', { received: true }, 'expire', null],
    ['no replacement of a refund', 'returnRefund', received, 'exchange', null],
    ['no money for an exchange', 'exchange', received, 'refund', null],
    ['a refund without goods waits for none', 'refundOnly', {}, 'receive', null],
  ];
  it.each(cases)('%s', (_, applyType, more, transition, to) => expect(after(facts(applyType, approved, more), transition)).toBe(to));
});

describe('any history', () => {
  it('ends at most once, and gives back or replaces at most once, after it was approved', () => {
    fc.assert(
      fc.property(fc.constantFrom(...applyTypes), fc.array(fc.constantFrom(...returnTransitionNames), { maxLength: 20 }), (applyType, transitions) => {
        let life = facts(applyType, 'pendingApproval/pendingApproval');
        let results = 0;
        let ends = 0;
        let unapproved = 0;
        for (const transition of transitions) {
          const to = stateAfter(life, transition);
          if (!to) continue;
          if (transition === 'refund' || transition === 'exchange' || (transition === 'receive' && applyType === 'returnRefund')) {
            results += 1;
            if (life.auditStatus !== 'auditSuccessful') unapproved += 1;
          }
          if (to.status !== 'pendingApproval') ends += 1;
          life = { ...life, ...to, sent: life.sent || transition === 'logistics', received: life.received || transition === 'receive' };
        }
        expect(unapproved).toBe(0);
        expect(results).toBeLessThanOrEqual(1);
        expect(ends).toBeLessThanOrEqual(1);
        expect(results === 1).toBe(life.status === 'completed');
      }),
      { numRuns: 5_000 },
    );
  });
});
