/** The newsletter as a part of any page, and the page that its mailed links lead to. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PlainForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { wordIn } from '#kit/pure/languages.ts';
import { isMailStopToken } from '../../contract.ts';
import { NewsletterForm } from './form.tsx';
import type { NewsletterSettings } from './settings.ts';

/** Title, a line of text, and the form. */
export function Newsletter({ settings }: { settings: NewsletterSettings; data: unknown }) {
  const { lang } = usePageView();
  return (
    <section className="page-width block-space">
      <div className="rounded-box bg-base-200/60 px-6 py-12 lg:px-16">
        <div className="mx-auto max-w-xl">
          <h2 className="title-2">{wordIn(settings.title, lang) || m.newsletter_title()}</h2>
          <p className="mb-6 mt-3 text-desc">{wordIn(settings.text, lang) || m.newsletter_text()}</p>
          <NewsletterForm place="newsletter-section" />
        </div>
      </div>
    </section>
  );
}

/** What the page shows: the form; or a button for the link that was followed; or what came of it. */
export type NewsletterPageData = {
  confirm: string | null;
  unsubscribe: string | null;
  outcome: 'subscribe' | 'confirm' | 'unsubscribe' | null;
  refused: RejectedForm;
};

const outcomeTexts = { subscribe: m.newsletter_thanks, confirm: m.newsletter_confirmed, unsubscribe: m.newsletter_unsubscribed } as const;

/** The page. Following a link changes nothing; the button does. */
export function NewsletterPage({ data: { confirm, unsubscribe, outcome, refused } }: { settings: unknown; data: NewsletterPageData }) {
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.newsletter_title() }]} />
      <div className="form-panel mt-4 lg:mt-8">
        <h1 className="title-1 mb-6">{m.newsletter_title()}</h1>
        {outcome ? (
          <Alert kind="success">{outcomeTexts[outcome]()}</Alert>
        ) : confirm !== null ? (
          <LinkForm name="confirm" token={confirm} text={m.newsletter_confirm_text()} button={m.newsletter_confirm()} refused={refused} />
        ) : unsubscribe !== null ? (
          <LinkForm
            name="unsubscribe"
            token={unsubscribe}
            text={isMailStopToken(unsubscribe) ? m.newsletter_stop_text() : m.newsletter_unsubscribe_text()}
            button={m.newsletter_unsubscribe()}
            refused={refused}
          />
        ) : (
          <>
            <p className="mb-6 text-desc">{m.newsletter_text()}</p>
            <NewsletterForm place="newsletter-page" refused={refused} />
          </>
        )}
      </div>
    </section>
  );
}

function LinkForm({
  name,
  token,
  text,
  button,
  refused,
}: {
  name: 'confirm' | 'unsubscribe';
  token: string;
  text: string;
  button: string;
  refused: RejectedForm;
}) {
  const place = `newsletter-${name}`;
  return (
    <div id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <p className="mb-6">{text}</p>
      <PlainForm name={name} send={`/newsletter/${name}`} fields={{ token }} refused={refused}>
        <Button type="submit" look="primary" className="mt-3">
          {button}
        </Button>
      </PlainForm>
    </div>
  );
}
