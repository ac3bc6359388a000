/** A suggestion for an e-mail address whose domain looks mistyped. It takes the place of the hint, so that nothing moves under a finger. */
import * as m from '#messages';
import { Around, here } from '#ui/messages/around.tsx';

/** The question, with the address as the button that takes it; as a form of its own it is sent without script too. */
export function DidYouMean({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  return (
    <span aria-live="polite">
      <Around text={m.checkout_did_you_mean({ email: here })}>
        <button
          type="button"
          className="font-medium text-base-content underline underline-offset-4 wrap-anywhere hover:no-underline"
          onClick={() => onTake(email)}
        >
          {email}
        </button>
      </Around>
    </span>
  );
}

/** The same of an address that was sent already: pressed, it is changed. */
export function DidYouMeanForm({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  return (
    <form
      method="post"
      action="#step-contact"
      className="text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        onTake(email);
      }}
    >
      <input type="hidden" name="email" value={email} />
      <Around text={m.checkout_did_you_mean({ email: here })}>
        <button
          name="form"
          value="contact"
          className="inline-flex min-h-11 items-center font-medium text-base-content underline underline-offset-4 wrap-anywhere hover:no-underline"
        >
          {email}
        </button>
      </Around>
    </form>
  );
}
