/** Signing in by a messaging app, beside the sign-in form; nothing where no app is on offer. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { QrSignIn } from './island.tsx';
import type { QrSignInProps } from './props.ts';

/** Heading and the ways. */
export function QrSignInSection({ data }: { settings: unknown; data: QrSignInProps }) {
  const { locale } = usePageView();
  if (data.messengers.length === 0) return null;
  return (
    <section aria-labelledby="qr-sign-in-title" className="page-width pb-16">
      <div className="mx-auto max-w-md border-t border-line pt-8">
        <h2 id="qr-sign-in-title" className="title-3">
          {m.messengers_title({}, { locale })}
        </h2>
        <p className="mt-2 text-desc">{m.messengers_text({}, { locale })}</p>
        <Island name="qr-sign-in" of={QrSignIn} when="load" props={data} />
      </div>
    </section>
  );
}
