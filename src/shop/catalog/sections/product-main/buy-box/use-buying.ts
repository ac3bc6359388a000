/** Adding to the cart and buying at once, from the product page. */
import { useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { showAdded } from '#kit/browser/state.ts';

/** The state of buying, its error, and the two actions. */
export function useBuying() {
  const [busy, setBusy] = useState<'add' | 'buyNow' | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const run = async (kind: 'add' | 'buyNow', work: () => Promise<{ code: number; msg: string }>) => {
    if (busy) return;
    setBusy(kind);
    setErrorMessage(null);
    const { code, msg } = await work();
    setBusy(null);
    if (code === 40 || code === 41) setErrorMessage(msg);
  };
  return {
    busy,
    errorMessage,
    forget: () => setErrorMessage(null),
    add: (sku: string, quantity: number) =>
      run('add', async () => {
        const answer = await callApi<{ count: number }>('/cart/add', { sku, quantity });
        if (answer.code === 0 && answer.data) showAdded(answer.data);
        return answer;
      }),
    buyNow: (sku: string, quantity: number) =>
      run('buyNow', async () => {
        const answer = await callApi<{ slug: string }>('/checkout/create', { source: 'buyNow', sku, quantity });
        if (answer.code === 0 && answer.data) navigate(inLanguage(`/checkout/${answer.data.slug}`));
        return answer;
      }),
  };
}
