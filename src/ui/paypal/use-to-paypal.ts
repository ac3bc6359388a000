/** The way to PayPal's page, from the browser, which knows who is signed in. */
import { useState } from 'react';
import { navigate } from '#kit/browser/navigate.ts';
import { useOnce } from '#kit/browser/use-once.ts';

/** What is agreed to: the cart, one thing bought at once, or what a checkout holds. */
type Subject = { source: 'cart' } | { source: 'buyNow'; sku: string; quantity: number } | { source: 'checkout'; slug: string };

/** Whether it is under way, why it could not be gone, and how to go. */
export function useToPaypal() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const once = useOnce();
  const go = async (of: Subject) => {
    if (busy) return;
    setBusy(true);
    setMessage('');
    const { code, msg, data } = await once<{ url: string }>('/checkout/paypal/begin', { of });
    if (code === 0 && data) {
      // Who comes back by the browser's own button finds the page as it was left.
      addEventListener('pageshow', () => setBusy(false), { once: true });
      return navigate(data.url, { full: true, changes: true });
    }
    setBusy(false);
    if (code === 40 || code === 41) setMessage(msg);
  };
  return { busy, message, go };
}
