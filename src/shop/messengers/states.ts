/** The life of a ticket as data. What is not listed here is refused and changes nothing. */
import { next, statesAllowing, type TransitionTable } from '#kit/pure/transitions.ts';
import type { TicketState } from './contract.ts';

/** How far a ticket has come; that it expired is told by the clock. */
export const keptStates = ['waiting', 'scanned', 'confirmed', 'refused', 'used'] as const;
/** See above. */
export type KeptState = (typeof keptStates)[number];

/** What can happen to a ticket. */
export const ticketMoves = ['scan', 'confirm', 'refuse', 'use'] as const;
/** See above. */
export type TicketMove = (typeof ticketMoves)[number];

/** Where each move leads from each state. A code may be scanned again until it is answered; an answer stands. */
export const ticketTransitions: TransitionTable<KeptState, TicketMove> = {
  waiting: { scan: 'scanned', confirm: 'confirmed', refuse: 'refused' },
  scanned: { scan: 'scanned', confirm: 'confirmed', refuse: 'refused' },
  confirmed: { use: 'used' },
  refused: {},
  used: {},
};

/** Where a move leads, or null when it is not possible. */
export const nextTicketState = (from: KeptState, move: TicketMove): KeptState | null => next(ticketTransitions, from, move);

/** The states out of which a move is possible. */
export const statesBefore = (move: TicketMove): KeptState[] => statesAllowing(ticketTransitions, move);

/** What a ticket's browser is told. Nothing is undone by time once it was refused or has been used. */
export function toldState({ state, expiresAt }: { state: KeptState; expiresAt: Date }, now: Date): TicketState {
  if (state === 'refused') return 'refused';
  if (state === 'used') return 'confirmed';
  return expiresAt <= now ? 'expired' : state;
}
