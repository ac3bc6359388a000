/** Apple Pay, Google Pay and Link as buttons. Stripe's script is loaded when the shopper reaches them, and on a product page on request. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { cart } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Agreement } from '#ui/forms/agreement.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { ExpressProps, ExpressSubject } from '../../contract-express.ts';
import { loadStripe } from './stripe-script.ts';
import { askQuote, mountWallets, type Subject, type WalletPage } from './wallet.ts';

type State = 'closed' | 'loading' | 'ready' | 'none';

export function ExpressButtons(props: ExpressProps) {
  const { state, message, busy, place, open } = useWallets(props);
  const isProduct = props.of.source === 'buyNow';
  if (state === 'none' && !isProduct) return null;
  return (
    <section aria-label={m.checkout_express_title()} aria-busy={busy} className={`noscript:hidden ${isProduct ? 'mt-3' : 'mb-8'}`}>
      {state === 'closed' && isProduct && (
        <Button wide onClick={open}>
          {m.checkout_express_open()}
        </Button>
      )}
      {state === 'loading' && <p className="py-3 text-center text-sm text-desc">{m.checkout_express_loading()}</p>}
      {state === 'none' && <p className="text-sm text-desc">{m.checkout_express_none()}</p>}
      <div className={state === 'ready' ? 'rounded-box border border-line p-4' : undefined}>
        {state === 'ready' && <p className="mb-3 text-center text-sm text-desc">{m.checkout_express_title()}</p>}
        <div ref={place} />
        {state === 'ready' && (
          <p className="mt-3 text-center text-xs text-desc">
            <Agreement text={m.checkout_express_agree()} />
          </p>
        )}
      </div>
      {message && (
        <div className="mt-4">
          <Alert kind="error" live>
            {message}
          </Alert>
        </div>
      )}
    </section>
  );
}

function useWallets({ publishableKey, scriptUrl, of }: ExpressProps) {
  const { lang } = usePageView();
  const [state, setState] = useState<State>('closed');
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wallets = useRef<{ destroy(): void; refresh(): Promise<void> } | null>(null);
  const bought = useShared(cart);
  const page: WalletPage = { subject: () => subjectNow(of), say: setMessage, wait: setBusy, leaveFor };
  const open = async () => {
    const subject = subjectNow(of);
    if (!place.current || wallets.current) return;
    setMessage(subject ? '' : m.ui_sold_out());
    if (!subject) return;
    setState('loading');
    try {
      const { data } = await askQuote(subject);
      const target = place.current;
      if (!data?.payable || !target) return setState('none');
      const stripe = await loadStripe(scriptUrl, { key: publishableKey, locale: lang });
      wallets.current = mountWallets(target, { stripe, first: data, locale: lang, page, onReady: (isAvailable) => setState(isAvailable ? 'ready' : 'none') });
    } catch {
      setState('none');
    }
  };
  useEffect(() => {
    if (of.source !== 'buyNow') void open();
    return () => wallets.current?.destroy();
    // Once: what is bought is asked for again whenever a wallet opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (of.source === 'cart') void wallets.current?.refresh();
  }, [bought, of.source]);
  return { state, message, busy, place, open: () => void open() };
}

/** What is bought now: the form of the product's page says which variant, and how many; null while there is none, as where the chosen variant is sold out. */
function subjectNow(of: ExpressSubject): Subject | null {
  if (of.source !== 'buyNow') return of;
  const form = document.querySelector<HTMLFormElement>(`form#${of.form}`);
  if (!form) return null;
  const fields = new FormData(form);
  const sku = fields.get('sku');
  return typeof sku === 'string' && sku !== '' ? { source: 'buyNow', sku, quantity: Number(fields.get('quantity') ?? 1) || 1 } : null;
}

// The shop's own addresses are in the language of the page; those of a payment are not.
function leaveFor(address: string): void {
  const isPage = address.startsWith('/checkout/');
  navigate(isPage ? inLanguage('') + address : address, { full: true, changes: true });
}
