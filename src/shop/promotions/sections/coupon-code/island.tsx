/** A coupon's code: copied, used for the cart, and claimed first where that is asked for. Without script it is a plain form. */
import { useState } from 'react';
import * as m from '#messages';
import { copyText } from '#kit/browser/copy-text.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { authToken } from '#kit/browser/state.ts';
import { Around, here } from '#ui/messages/around.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { localPath, usePageView } from '#ui/page-view.tsx';

/** What is shown of a coupon; `claim`: it has to be claimed before it can be used. */
export type CouponCodeProps = { slug: string; code: string; claim: boolean };

export function CouponCodeIsland({ slug, code, claim }: CouponCodeProps) {
  const { userBasePath } = usePageView();
  const [claimed, setClaimed] = useState(false);
  const { anyMessage, busy, send } = useForm('coupon');
  const claimIt = async () => {
    if (!authToken.get()) return navigate(`${inLanguage('/auth/signin')}?return=${encodeURIComponent(location.pathname)}`);
    setClaimed((await send('/coupon/claim', { slug })).code === 0);
  };
  const use = async () => {
    if ((await send('/cart/coupon', { code })).code === 0) navigate(inLanguage('/cart'));
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-stretch gap-3">
        {(!claim || claimed) && <Code code={code} isNew={claimed} />}
        {claim && !claimed && (
          <Button look="primary" busy={busy} className="noscript:hidden" onClick={() => void claimIt()}>
            {m.promotions_claim()}
          </Button>
        )}
        {(!claim || claimed) && <UseForm slug={slug} code={code} busy={busy} onUse={() => void use()} />}
      </div>
      {claim && !claimed && <p className="text-desc">{m.promotions_term_sign_in()}</p>}
      <p aria-live="polite" className={`empty:hidden ${anyMessage ? 'text-danger' : 'text-desc'}`}>
        {anyMessage}
        {claimed && !anyMessage && (
          <>
            <Around text={m.promotions_claimed({ link: here })}>
              <a href={inLanguage(`${userBasePath}coupon`)} className="underline underline-offset-4">
                {m.promotions_my_coupons()}
              </a>
            </Around>
          </>
        )}
      </p>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** `isNew`: it takes the place, and the focus, of the button that was pressed for it. */
function Code({ code, isNew }: { code: string; isNew: boolean }) {
  const [copied, setCopied] = useState(false);
  return (
    <span className="flex min-h-12 min-w-0 items-center rounded-field border border-dashed border-base-content/30">
      <span className="min-w-0 grow select-all ps-3 font-medium tabular-nums wrap-anywhere">{code}</span>
      <button
        type="button"
        ref={isNew ? focus : undefined}
        className="inline-flex size-11 shrink-0 items-center justify-center noscript:hidden"
        title={m.promotions_copy()}
        onClick={async () => setCopied(await copyText(code))}
      >
        <Icon name={copied ? 'check' : 'copy'} className="size-5" title={m.promotions_copy()} />
      </button>
      <span className="sr-only" aria-live="polite">
        {copied && m.promotions_copied()}
      </span>
    </span>
  );
}

/** Uses the code for the cart of whoever asks, which a plain form cannot know when they are signed in. */
function UseForm({ slug, code, busy, onUse }: { slug: string; code: string; busy: boolean; onUse: () => void }) {
  const view = usePageView();
  return (
    <form
      className="shrink-0"
      method="post"
      action={localPath(view, `/coupon/${slug}`)}
      onSubmit={(event) => {
        event.preventDefault();
        onUse();
      }}
    >
      <input type="hidden" name="code" value={code} />
      <Button type="submit" name="form" value="apply" look="primary" busy={busy} className="whitespace-nowrap max-sm:px-4">
        {m.promotions_use()}
      </Button>
    </form>
  );
}
