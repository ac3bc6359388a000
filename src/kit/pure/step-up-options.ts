/** A fresh proof of who one is, as an API asks for it and a form brings it. */

/** An app or provider by which an account can prove itself: by a code of the app, or by signing in at the provider once more. */
export type StepUpApp = { id: string; title: string; by: 'code' | 'signIn' };

/** What an account can prove itself by; `code` is where one would go, in part. `apps` where there is nothing else. */
export type StepUpOptions = { password: boolean; code: string | null; apps: readonly StepUpApp[] };
