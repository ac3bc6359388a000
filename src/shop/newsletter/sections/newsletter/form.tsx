/** The form that asks for the newsletter, wherever it stands. */
import * as m from '#messages';
import { Around, here } from '#ui/messages/around.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { EmailField } from '#ui/forms/field.tsx';
import { Button } from '#ui/button.tsx';
import { Island } from '#ui/island.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { MaybeLink, usualPath } from '#ui/usual-pages.tsx';

/** One field and a button; `place` is an id of its own on the page. */
export function NewsletterForm({ place, refused = null }: { place: string; refused?: RejectedForm }) {
  const view = usePageView();
  return (
    <div id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <PlainForm name="subscribe" send="/newsletter/subscribe" action={detailPath(view, 'page', 'newsletter')} refused={refused}>
        <input type="hidden" name="agree" value="true" data-as="boolean" />
        <div className="flex flex-wrap items-end gap-3">
          <EmailField
            form={place}
            name="email"
            label={m.field_email()}
            defaultValue={refused?.values['email']}
            error={refused?.errors['email']}
            className="min-w-0 grow basis-56"
          />
          <Button type="submit">{m.newsletter_subscribe()}</Button>
        </div>
        <p className="mt-3 text-sm text-desc">
          <Around text={m.newsletter_agree({ link: here })}>
            <MaybeLink path={usualPath(view, 'privacy')} className="underline underline-offset-4">
              {m.newsletter_privacy()}
            </MaybeLink>
          </Around>
        </p>
      </PlainForm>
    </div>
  );
}
