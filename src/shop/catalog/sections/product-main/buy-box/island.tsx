/** Price, options, stock, quantity and the two ways to buy. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as m from '#messages';
import { showAddress } from '#kit/browser/navigate.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { detailPath, localPath, usePageView } from '#ui/page-view.tsx';
import { Icon } from '#ui/icons.tsx';
import { FavoriteButton } from '#ui/products/favorite-button.tsx';
import { Price } from '#ui/price.tsx';
import { Quantity, QuantityMost, readQuantity } from '#ui/forms/quantity.tsx';
import { StockLabel } from '#ui/products/stock-label.tsx';
import { buyForm, sizeGuidePanel, type BuyBoxProps, type BuyBoxVariant } from '../data.ts';
import { chosenPictureId, chosenPrice } from '../shown-picture.ts';
import { rememberViewed } from '../../recently-viewed/viewed.ts';
import { PaypalButton } from '#ui/paypal/paypal-button.tsx';
import { useToPaypal } from '#ui/paypal/use-to-paypal.ts';
import { addWord } from './add-word.ts';
import { InStockNow } from './in-stock-now.tsx';
import { NotifyForm } from './notify-form.tsx';
import { OfferHints } from './offer-hints.tsx';
import { OptionPicker } from './option-picker.tsx';
import { Share } from './share.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { useBuying } from './use-buying.ts';

/** Choosing an option changes address, price, picture and stock at once; without script each value is a link, and the form posts. */
export function BuyBox({ id, favorite, swatches, slug, title, options, variants, sku, showCart, alert, taxHint, offers, paypal, sized, mailed }: BuyBoxProps) {
  const view = usePageView();
  const [chosenSku, setChosenSku] = useState(sku);
  const picked = useQuantity();
  const variant = variants.find((one) => one.sku === chosenSku) ?? variants[0];
  const addressOf = (one: BuyBoxVariant) => localPath(view, `${detailPath(view, 'product', slug)}/${encodeURIComponent(one.sku)}`);
  useEffect(() => rememberViewed(id), [id]);
  const buying = useBuying();
  if (!variant) return null;
  const choose = (next: BuyBoxVariant) => {
    setChosenSku(next.sku);
    buying.forget();
    picked.fit(next);
    chosenPictureId.set(next.imageId);
    chosenPrice.set(next.price);
    showAddress(addressOf(next));
  };
  return (
    <div data-sold-out={variant.stock === 'out' ? '' : undefined} data-expected={variant.expected ? '' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2" aria-live="polite">
        <Price price={variant.price} linePrice={variant.linePrice} lowest={variant.lowest} size="large" />
        <StockLabel state={variant.stock} left={variant.stock === 'low' ? variant.available : null} expected={variant.expected} mailed={mailed} />
      </div>
      {taxHint && variant.stock !== 'out' && <p className="mt-1 text-sm text-desc">{taxHint}</p>}
      {variant.expected && <p className="mt-1 text-sm text-desc">{m.product_ahead_terms()}</p>}
      {variant.stock !== 'out' && <OfferHints offers={offers} inCart={variant.offer} onSale={variant.linePrice !== null} />}
      <OptionPicker options={options} swatches={swatches} variants={variants} current={variant} addressOf={addressOf} onChoose={choose} />
      {showCart && variant.stock === 'out' && <SoldOut {...{ slug, options, variants, alert, addressOf }} current={variant} onChoose={choose} />}
      {showCart && variant.stock !== 'out' && (
        <BuyForm title={title} variant={variant} action={addressOf(variant)} buying={buying} picked={picked} paypal={paypal} />
      )}
      <div className="mt-4 flex flex-wrap gap-x-4">
        {favorite && view.shows.favorites && <FavoriteButton type="product" id={id} title={title} look="plain" />}
        <Share title={title} />
        {sized && <SizeGuideButton />}
      </div>
      {variant.arrives && <Arrives text={variant.arrives} />}
    </div>
  );
}

/** In place of the usual promise, which stands there on the page (delivery-hints.tsx). */
function Arrives({ text }: { text: string }) {
  return (
    <p data-arrives="" className="mt-6 flex gap-3 border-t border-line pt-6 text-sm text-desc">
      <Icon name="truck" />
      {text}
    </p>
  );
}

type SoldOutProps = Pick<BuyBoxProps, 'slug' | 'options' | 'variants' | 'alert'> & {
  current: BuyBoxVariant;
  addressOf: (variant: BuyBoxVariant) => string;
  onChoose: (variant: BuyBoxVariant) => void;
};

/** What can be had instead, and the mail about its return. */
function SoldOut({ slug, alert, ...choice }: SoldOutProps) {
  const view = usePageView();
  const { sku, back } = choice.current;
  return (
    <>
      <InStockNow {...choice} />
      <NotifyForm key={sku} sku={sku} back={back} action={`${detailPath(view, 'product', slug)}/${encodeURIComponent(sku)}`} alert={alert} />
    </>
  );
}

/** Opens the panel beside the box. */
function SizeGuideButton() {
  return (
    <button
      type="button"
      popoverTarget={sizeGuidePanel}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
    >
      <Icon name="ruler" />
      {m.product_size_guide()}
    </button>
  );
}

type BuyFormProps = {
  title: string;
  variant: BuyBoxVariant;
  /** Where the form is posted without script. */
  action: string;
  buying: ReturnType<typeof useBuying>;
  picked: ReturnType<typeof useQuantity>;
  paypal: boolean;
};

/** How many, and the two buttons. */
function BuyForm({ title, variant, action, buying: { busy, errorMessage, add, buyNow }, picked, paypal }: BuyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const { quantity, setQuantity, above, setAbove } = picked;
  const toPaypal = useToPaypal();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const typed = new FormData(event.currentTarget).get('quantity');
    const units = typeof typed === 'string' ? readQuantity(typed, variant.available, quantity) : quantity;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (pressed === 'paypal') void toPaypal.go({ source: 'buyNow', sku: variant.sku, quantity: units });
    else if (pressed === 'buyNow') void buyNow(variant.sku, units);
    else void add(variant.sku, units);
  };
  return (
    <form ref={form} id={buyForm} method="post" action={action} onSubmit={submit} className="mt-8">
      <input type="hidden" name="sku" value={variant.sku} />
      <div ref={main} className="flex flex-wrap gap-3">
        <Quantity id="buy-quantity" value={quantity} max={variant.available} of={title} onChange={setQuantity} onAbove={setAbove} />
        <Button type="submit" name="form" value="add" look="primary" className="min-w-40 grow" busy={busy === 'add'}>
          {addWord(variant.expected)}
        </Button>
      </div>
      {/* A pre-order is not available now. */}
      {variant.expected?.as !== 'preorder' && (
        <Button type="submit" name="form" value="buyNow" wide className="mt-3" busy={busy === 'buyNow'}>
          {m.product_buy_now()}
        </Button>
      )}
      {paypal && <PaypalButton busy={toPaypal.busy} message={toPaypal.message} className="mt-3" />}
      <QuantityMost most={above} />
      {errorMessage && (
        <div className="mt-4">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
      <StickyBar form={form} main={main} title={title} variant={variant} busy={busy === 'add'} />
    </form>
  );
}

/** How many; `above` is the most there is, once more was asked for. */
function useQuantity() {
  const [quantity, setQuantity] = useState(1);
  const [above, setAbove] = useState<number | null>(null);
  /** No more than there are of another variant. */
  const fit = ({ available }: BuyBoxVariant) => {
    setAbove(null);
    if (available !== null && quantity > available) setQuantity(Math.max(available, 1));
  };
  return { quantity, setQuantity, above, setAbove, fit };
}
