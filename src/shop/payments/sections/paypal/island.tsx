/** PayPal's button above the cart and at the top of the checkout: a plain form, which the browser sends itself where it can, for it knows who is signed in. */
import type { FormEvent } from 'react';
import { cart } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { PaypalProps } from '../../contract-express.ts';
import { PaypalButton } from '#ui/paypal/paypal-button.tsx';
import { useToPaypal } from '#ui/paypal/use-to-paypal.ts';

export function PaypalStart({ of, isPayable }: PaypalProps) {
  const view = usePageView();
  const { busy, message, go } = useToPaypal();
  const bought = useShared(cart) as { total?: { amount: number } } | null;
  const shown = of.source === 'cart' && bought ? (bought.total?.amount ?? 0) > 0 : isPayable !== 'no';
  if (!shown) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void go(of);
  };
  const action = localPath(view, of.source === 'cart' ? '/cart' : `/checkout/${of.slug}`);
  return (
    <form method="post" action={action} onSubmit={send} className={`mb-8 max-w-md ${isPayable === 'unknown' ? 'noscript:hidden' : ''}`}>
      <PaypalButton busy={busy} message={message} />
    </form>
  );
}
