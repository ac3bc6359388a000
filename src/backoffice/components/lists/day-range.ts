/** Days as instants: from the beginning of the first to the end of the last, in the user's time zone. */

/** When a day begins; undefined where none is given, which narrows nothing. */
export const startOfDay = (day: string): string | undefined => (day ? new Date(`${day}T00:00:00`).toISOString() : undefined);

/** When a day is over. */
export function endOfDay(day: string): string | undefined {
  if (!day) return undefined;
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

const dayOf = (at: Date) => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** The day that an instant begins. */
export const dayOfStart = (at: string | undefined): string => (at ? dayOf(new Date(at)) : '');
/** The day that is over at an instant. */
export const dayOfEnd = (at: string | undefined): string => (at ? dayOf(new Date(Date.parse(at) - 1)) : '');
