/** The life of a sign-in ticket as data. What is not listed here is rejected and changes nothing. */
import { next, statesAllowing, type TransitionTable } from '#kit/pure/transitions.ts';
import type { TicketState } from './contract.ts';

/** The stored states of a ticket; whether it has expired follows from the clock. */
export const storedTicketStates = ['waiting', 'scanned', 'confirmed', 'refused', 'used'] as const;
export type StoredTicketState = (typeof storedTicketStates)[number];

/** The actions on a ticket. */
export const ticketActions = ['scan', 'confirm', 'refuse', 'use'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** The next state per state and action. A code may be scanned again until it is answered; an answer stands. */
export const ticketTransitions: TransitionTable<StoredTicketState, TicketAction> = {
  waiting: { scan: 'scanned', confirm: 'confirmed', refuse: 'refused' },
  scanned: { scan: 'scanned', confirm: 'confirmed', refuse: 'refused' },
  confirmed: { use: 'used' },
  refused: {},
  used: {},
};

/** The next state, or null when the action is not allowed. */
export const nextTicketState = (from: StoredTicketState, action: TicketAction): StoredTicketState | null => next(ticketTransitions, from, action);

/** The states that allow an action. */
export const statesAllowingAction = (action: TicketAction): StoredTicketState[] => statesAllowing(ticketTransitions, action);

/** The state that is reported to a ticket's browser. Refused and used tickets do not expire. */
export function reportedState({ state, expiresAt }: { state: StoredTicketState; expiresAt: Date }, now: Date): TicketState {
  if (state === 'refused') return 'refused';
  if (state === 'used') return 'confirmed';
  return expiresAt <= now ? 'expired' : state;
}
