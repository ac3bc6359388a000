/** The typed address or number, with its tab: kept from one page of signing in to the next. */
import { atom } from 'nanostores';
import { authToken } from '#kit/browser/state.ts';

/** What names an account. */
export type AccountKind = 'email' | 'mobile';

/** Which of the two was chosen (null: neither yet), and what was written for either. */
export type TypedAccount = { kind: AccountKind | null; email: string; mobile: string; countryCode: string };

const nothing: TypedAccount = { kind: null, email: '', mobile: '', countryCode: '' };

/** Lives as long as the document, until the shopper is signed in. */
export const typedAccount = atom<TypedAccount>(nothing);
authToken.listen(() => typedAccount.set(nothing));

/** Notes what was typed or chosen. */
export const noteTyped = (changes: Partial<TypedAccount>): void => typedAccount.set({ ...typedAccount.get(), ...changes });
