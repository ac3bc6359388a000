/** What is decided about a ticket without a database. */
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { expiredTicket, socialLoginLimits, declinedTicket, usedTicket } from './contract.ts';
import type { StoredTicketState } from './states.ts';

/** The browser that a ticket belongs to: its guest, and its session as well where an identity is to be linked to the account. */
export type Holder = { guestId: string; sessionId: string | null };

/** Whether the browser that asks is the one that a ticket belongs to. */
export function holdsTicket(ticket: Holder, asking: { guestId?: string | undefined; sessionId?: string | undefined }): boolean {
  return ticket.sessionId === null ? ticket.guestId === asking.guestId : ticket.sessionId === asking.sessionId;
}

/** Why a ticket cannot be scanned or answered any more, or null while it can. */
export function whyClosed({ state, expiresAt }: { state: StoredTicketState; expiresAt: Date }, now: Date): ErrorSpec | null {
  if (state === 'refused') return declinedTicket;
  if (state === 'confirmed' || state === 'used') return usedTicket;
  return expiresAt <= now ? expiredTicket : null;
}

const nameCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A person's name as the provider reported it, fit to be shown: one line, no invisible characters, not too long. */
export function nameToShow(name: string): string {
  const line = name.replace(nameCharacters, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, socialLoginLimits.name).join('');
}

/** A match code of four digits out of a random number from 0 up to, and without, 1. */
export const matchCodeOf = (random: number): string => String(Math.floor(random * 10_000)).padStart(4, '0');
