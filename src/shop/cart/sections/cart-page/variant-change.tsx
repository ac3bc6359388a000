/** Another variant in the place of a line's: chosen in the product's quick view, or from a list in the line's form, which an address shows. */
import { useState, type MouseEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { navigate } from '#kit/browser/navigate.ts';
import { Alert } from '#ui/alert.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { BasketLine, Cart } from '../../contract.ts';
import { showCart } from '../use-cart.ts';
import type { VariantChoices } from './data.ts';

type Choices = VariantChoices['choices'];

/** The link, which opens the quick view where there is script (src/browser/quick-views.ts); `change` is what the page's address asks for. */
export function VariantChange({ line, change }: { line: BasketLine; change: VariantChoices | null }) {
  const view = usePageView();
  if (!line.changeable) return null;
  const choices = change?.lineId === line.lineId ? change.choices : [];
  return (
    <>
      <a
        href={addressOf(view, line)}
        rel="nofollow"
        data-quick-view={line.slug}
        data-line={line.lineId}
        data-sku={line.sku}
        className="inline-flex min-h-11 items-center text-sm text-desc underline underline-offset-4 hover:text-base-content"
        aria-label={m.cart_change_title({ title: line.title })}
      >
        {m.cart_change()}
      </a>
      {choices.length > 0 && <ChoiceList line={line} choices={choices} />}
    </>
  );
}

const addressOf = (view: Parameters<typeof localPath>[0], { lineId }: BasketLine) => localPath(view, `/cart?change=${lineId}#change`);

/** One list of all variants, in the form of the line, which is sent in place where there is script. */
function ChoiceList({ line, choices }: { line: BasketLine; choices: Choices }) {
  const view = usePageView();
  const { errorMessage, send } = useChoice(line.lineId);
  return (
    <span id="change" className="flex w-full scroll-mt-72 flex-wrap items-center gap-3 py-2">
      <select name="sku" defaultValue={line.sku} aria-label={m.cart_change_title({ title: line.title })} className="field-box w-full sm:w-auto sm:grow">
        {choices.map(({ sku, label, soldOut }) => (
          <option key={sku} value={sku} disabled={soldOut && sku !== line.sku}>
            {soldOut ? `${label} (${m.ui_sold_out()})` : label}
          </option>
        ))}
      </select>
      <button type="submit" name="form" value="changeVariant" formAction={addressOf(view, line)} onClick={send} className="btn btn-primary min-h-12">
        {m.cart_change_do()}
      </button>
      <a href={localPath(view, '/cart')} className="inline-flex min-h-11 items-center text-sm text-desc underline underline-offset-4">
        {m.ui_cancel()}
      </a>
      {errorMessage && (
        <span className="w-full">
          <Alert kind="error">{errorMessage}</Alert>
        </span>
      )}
    </span>
  );
}

/** Leaves the address that asks for the change once it is done. */
function useChoice(lineId: string) {
  const view = usePageView();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const send = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const sku = currentTarget.form && new FormData(currentTarget.form).get('sku');
    const answer = await callApi<Cart>('/cart/change-variant', { lineId, sku }, { inForm: true });
    if (showCart(answer)) navigate(localPath(view, '/cart'), { replace: true });
    else setErrorMessage(answer.msg);
  };
  return { errorMessage, send: (event: MouseEvent<HTMLButtonElement>) => void send(event) };
}
