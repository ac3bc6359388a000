/** What the pages of signing in are made of; the same for everybody. */

/** A country as the list of calling codes shows it. */
export type CallingCode = { country: string; code: string; title: string };
/** A provider that vouches for people. */
export type Provider = { id: string; title: string };

/** The model of all these pages. */
export type AuthModel = {
  callingCodes: CallingCode[];
  /** The one that is chosen at first. */
  country: string;
  /** Whether a mobile number is asked for before an address. */
  mobileFirst: boolean;
  providers: Provider[];
  /** The origin under which passkeys work; null where none do. */
  passkeyOrigin: string | null;
  asks: { name: boolean; birthday: boolean };
  password: { min: number; max: number };
};
