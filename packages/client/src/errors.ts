/** Errors as a union by `reason`: comparing the reason narrows `data`. */
import type { components } from './generated/errors.ts';

type Data = components['schemas'];

/** The stable name of an error of the shop (docs/reference/errors.md). */
export type Reason = keyof Data;

/** What the client itself says when there is no answer of the shop: nobody reached, not in time, no JSON, or given up by the caller. */
export type ClientReason = 'unreachable' | 'timeLimit' | 'unreadable' | 'aborted';

/** Only a type: a string that equals no other, so that comparing a known reason still narrows. */
declare enum Unknown {
  Reason = 'later',
}
/** A reason that the shop has learned after this client was built; a program goes by `code`. */
export type LaterReason = Unknown.Reason;

type ErrorOf<Name, Held> = {
  reason: Name;
  /** The class of the error (docs/contract.md, "Envelope"); 0 where the shop did not answer. */
  code: number;
  /** For a person, in the language of the request. */
  msg: string;
  data: Held;
  /** The HTTP status; 0 without an answer. */
  status: number;
};

/** What a call was answered instead of data. */
export type ShopFault =
  | { [Name in Reason]: ErrorOf<Name, Data[Name]> }[Reason]
  | { [Name in ClientReason]: ErrorOf<Name, null> }[ClientReason]
  | ErrorOf<LaterReason, Record<string, unknown> | null>;

/** A fault as an exception: what `unwrap` throws. */
export class VitrineError extends Error {
  override readonly name = 'VitrineError';
  readonly fault: ShopFault;

  constructor(fault: ShopFault) {
    super(`${fault.reason}: ${fault.msg}`);
    this.fault = fault;
  }
}

/** The data of an answer. @throws VitrineError with the fault where there is none */
export function unwrap<Held>(answer: { data: Held; error?: never } | { data?: never; error: ShopFault }): Held {
  if (answer.error !== undefined) throw new VitrineError(answer.error);
  return answer.data as Held;
}

/** A fault that the client itself found. */
export const clientFault = (reason: ClientReason, msg: string, status = 0): ShopFault => ({ reason, code: 0, msg, data: null, status });

/** Reads the shop's envelope of an error; whatever else came is `unreadable`. */
export function faultOf(body: unknown, status: number): ShopFault {
  const { code, msg, reason, data } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof code !== 'number' || typeof reason !== 'string') return clientFault('unreadable', `The answer with status ${status} is not the shop's.`, status);
  return { reason, code, msg: typeof msg === 'string' ? msg : '', data: data ?? null, status } as ShopFault;
}
