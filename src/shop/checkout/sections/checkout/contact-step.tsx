/** Where the order's messages go: an e-mail address, or a mobile number. */
import { useState, type ChangeEvent } from 'react';
import * as m from '#messages';
import { suggestEmail } from '#kit/pure/mail/email-typo.ts';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { useDraft, type Typed } from '#kit/browser/draft.ts';
import { Around, here } from '#ui/messages/around.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import type { Checkout } from '../../contract.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { formDraftOf, type CheckoutPageProps } from './data.ts';
import type { CheckoutActions } from './use-checkout.ts';

const form = 'contact';

type Props = Pick<CheckoutPageProps, 'contactBy' | 'refused'> & { checkout: Checkout; callingCode: string; post: CheckoutActions['post']; onDone: () => void };

/** The form of the step, which works without script too; the way of contact can be changed by the address then (`?by=`). */
export function ContactStep(props: Props) {
  const { byMobile, change, state, save, field, write, email } = useContact(props);
  const hint = props.checkout.requiresShipping ? m.checkout_email_hint() : m.checkout_email_hint_not_shipped();
  const { meant, take, watch } = useSuggestion(email, (address) => write('email', address));
  return (
    <ScriptForm action="#step-contact" busy={state.busy} message={state.message} onSend={(fields) => void save(fields)}>
      <SignInHint slug={props.checkout.slug} />
      {byMobile ? (
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
          <TextField {...field('countryCode')} label={m.field_countryCode()} type="tel" autoComplete="tel-country-code" maxLength={6} />
          <TextField
            {...field('mobile')}
            label={m.field_mobile()}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={16}
            // Where neither was given, the shop asks for the address.
            error={state.errors['mobile'] ?? state.errors['email']}
          />
        </div>
      ) : (
        <EmailField {...field('email')} label={m.field_email()} hint={meant === null ? hint : <DidYouMean email={meant} onTake={take} />} {...watch} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" name="form" value="contact" look="primary" busy={state.busy} className="max-sm:w-full">
          {m.checkout_continue()}
        </Button>
        <a
          href={`?step=contact&by=${byMobile ? 'email' : 'mobile'}#step-contact`}
          onClick={(event) => {
            event.preventDefault();
            change();
          }}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:no-underline"
        >
          {byMobile ? m.checkout_use_email() : m.checkout_use_mobile()}
        </a>
      </div>
    </ScriptForm>
  );
}

/** The same line whatever is typed below it: it tells nobody whether an address has an account. */
function SignInHint({ slug }: { slug: string }) {
  const view = usePageView();
  if (useShared(authToken) !== null) return null;
  const back = encodeURIComponent(localPath(view, `/checkout/${slug}`));
  return (
    <p className="text-sm text-desc">
      <Around text={m.checkout_have_account({ link: here })}>
        <a href={`${localPath(view, '/auth/signin')}?return=${back}`} className="font-medium text-base-content underline underline-offset-4 hover:no-underline">
          {m.ui_sign_in()}
        </a>
      </Around>
    </p>
  );
}

/** What was probably meant by an address, once its field was left: nobody is corrected in mid-word. */
function useSuggestion(email: string, onTake: (email: string) => void) {
  const [left, setLeft] = useState('');
  const meant = left === email ? suggestEmail(email) : null;
  return { meant, take: onTake, watch: { onBlur: () => setLeft(email) } };
}

/** The state of the form, and saving it; `change` switches the way of contact. */
function useContact({ checkout, callingCode, contactBy, refused, post, onDone }: Props) {
  const { contact } = checkout;
  const [byMobile, setByMobile] = useState(isByMobile({ checkout, contactBy, refused }));
  const [values, setValues] = useState<Typed>({
    email: contact.email ?? '',
    countryCode: contact.countryCode ?? callingCode,
    mobile: contact.mobile ?? '',
    ...refused?.values,
  });
  const state = useForm(form, refused);
  const draft = useDraft(formDraftOf(checkout.slug, form), ({ by, ...typed }) => {
    setValues((now) => ({ ...now, ...typed }));
    if (by) setByMobile(by === 'mobile');
  });
  const save = async (fields: Record<string, string>) => {
    if ((await state.run(() => post('/checkout/contact', fields))).code !== 0) return;
    draft.forget();
    onDone();
  };
  const write = (name: string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    draft.keep({ [name]: value });
  };
  const field = (name: string) => ({
    form,
    name,
    value: values[name] ?? '',
    error: state.errors[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => write(name, value),
  });
  const change = () => {
    setByMobile(!byMobile);
    state.clear();
    draft.keep({ by: byMobile ? 'email' : 'mobile' });
  };
  return { byMobile, change, state, save, field, write, email: values['email'] ?? '' };
}

/** As it was just sent, or asked for by the address, or chosen before. */
function isByMobile({ checkout: { contact }, contactBy, refused }: Pick<CheckoutPageProps, 'contactBy' | 'refused'> & { checkout: Checkout }): boolean {
  if (refused) return 'mobile' in refused.values;
  return contactBy === null ? contact.email === null && contact.mobile !== null : contactBy === 'mobile';
}
