/** Life cycles as data: a table of allowed transitions, and nothing else is allowed. */

/** For each state, what may happen in it and where that leads. */
export type TransitionTable<State extends string, Event extends string> = Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;

/** The state after `event`, or null where the table lists no such transition. */
export function next<State extends string, Event extends string>(table: TransitionTable<State, Event>, state: State, event: Event): State | null {
  return table[state][event] ?? null;
}

/** The states in which `event` may happen, for a conditional UPDATE. */
export function statesAllowing<State extends string, Event extends string>(table: TransitionTable<State, Event>, event: Event): State[] {
  return (Object.keys(table) as State[]).filter((state) => table[state][event] !== undefined);
}
