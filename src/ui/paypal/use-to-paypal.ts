/** The way to PayPal's page, from the browser, which knows who is signed in. */
import { useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { navigate } from '#kit/browser/navigate.ts';

/** What is agreed to: the cart, one thing bought at once, or what a checkout holds. */
type Subject = { source: 'cart' } | { source: 'buyNow'; sku: string; quantity: number } | { source: 'checkout'; slug: string };

/** Whether it is under way, why it could not be gone, and how to go. */
export function useToPaypal() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const go = async (of: Subject) => {
    if (busy) return;
    setBusy(true);
    setMessage('');
    const { code, msg, data } = await callApi<{ url: string }>('/checkout/paypal/begin', { of }, { inForm: true });
    if (code === 0 && data) {
      // The browser's back button leads to the page as it was left.
      addEventListener('pageshow', () => setBusy(false), { once: true });
      return navigate(data.url, { full: true, changes: true });
    }
    setBusy(false);
    setMessage(msg);
  };
  return { busy, message, go };
}
