/** A suggestion for an e-mail address whose domain looks mistyped. It takes the place of the hint, so that nothing moves under a finger. */
import * as m from '#messages';

/** The question, with the address as the button that takes it; as a form of its own it is sent without script too. */
export function DidYouMean({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const [before = '', after = ''] = m.checkout_did_you_mean({ email: '[1]' }).split('[1]');
  return (
    <span aria-live="polite">
      {before}
      <button
        type="button"
        className="font-medium text-base-content underline underline-offset-4 wrap-anywhere hover:no-underline"
        onClick={() => onTake(email)}
      >
        {email}
      </button>
      {after}
    </span>
  );
}

/** The same of an address that was sent already: pressed, it is changed. */
export function DidYouMeanForm({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const [before = '', after = ''] = m.checkout_did_you_mean({ email: '[1]' }).split('[1]');
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
      {before}
      <button
        name="form"
        value="contact"
        className="inline-flex min-h-11 items-center font-medium text-base-content underline underline-offset-4 wrap-anywhere hover:no-underline"
      >
        {email}
      </button>
      {after}
    </form>
  );
}
