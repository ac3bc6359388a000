/** What was typed as one's address or number: it stays from one page of signing in to the next, and with its tab. */
import { atom } from 'nanostores';
import { authToken } from '#kit/browser/state.ts';

/** By what somebody is known. */
export type AccountKind = 'email' | 'mobile';

/** Which of the two was chosen (null: neither yet), and what was written for either. */
export type TypedAccount = { kind: AccountKind | null; email: string; mobile: string; countryCode: string };

const nothing: TypedAccount = { kind: null, email: '', mobile: '', countryCode: '' };

/** Lives as long as the document, and until somebody is signed in. */
export const typedAccount = atom<TypedAccount>(nothing);
authToken.listen(() => typedAccount.set(nothing));

/** Notes what was typed or chosen. */
export const noteTyped = (changes: Partial<TypedAccount>): void => typedAccount.set({ ...typedAccount.get(), ...changes });
