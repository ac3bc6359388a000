/** One button that puts two things into the cart. */
import { useState, type FormEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { showAdded } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { TogetherProps } from '../data.ts';

/** Without script the form posts both to the product's page. */
export function TogetherButton({ skus, action }: TogetherProps) {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrorMessage(null);
    const items = skus.map((sku) => ({ sku, quantity: 1 }));
    const { code, msg, data } = await callApi<{ count: number }>('/cart/add-all', { items });
    if (code !== 0 || !data) setErrorMessage(msg);
    else showAdded(data);
    setBusy(false);
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void submit(event)}>
      {skus.map((sku) => (
        <input key={sku} type="hidden" name="sku" value={sku} />
      ))}
      <Button type="submit" name="form" value="addAll" wide busy={busy}>
        {m.product_together_add()}
      </Button>
      {errorMessage && (
        <div className="mt-3">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
    </form>
  );
}
