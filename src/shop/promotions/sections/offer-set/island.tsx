/** A set that is bought as one: a choice for each item, what it comes to, and one button. */
import { useState, type FormEvent } from 'react';
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { callApi } from '#kit/browser/api-call.ts';
import { showAdded } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { detailPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture, Thumbnail } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import { Totals } from '#ui/totals.tsx';
import type { OfferSet, SetChoice } from '../../show/offer-set.ts';
import { sumSet } from '../../show/rules-set.ts';
import { SetInCart } from './set-in-cart.tsx';

/**
 * `action` is where the form leads without script, `own` a variant that is chosen for an item already, `error` why the form was refused without script.
 * `words` stand above the choices on the page of the offer itself, which shows the items large, too.
 */
export type OfferSetProps = {
  set: OfferSet;
  action: string;
  words: { title: string; saving: string; description: string; terms: readonly string[]; picture: PictureData | null } | null;
  own: string | null;
  error: string | null;
};

/** One of the items: where its choice is kept, and among which. */
type Item = { key: string; choices: readonly SetChoice[]; first: SetChoice };

function itemsOf({ parts }: OfferSet, own: string | null): Item[] {
  return parts.flatMap(({ units, first, choices }, part) => {
    const firsts = firstChoices(choices, { own, first });
    return Array.from({ length: units }, (_, unit) => ({ key: `${part}-${unit}`, choices, first: firsts[unit % firsts.length]! }));
  });
}

/** What stands for the items of a part at first: the page's own alone; else what the merchant chose, then the cheapest, each of another look. */
function firstChoices(choices: readonly SetChoice[], { own, first }: { own: string | null; first: readonly string[] }): SetChoice[] {
  const least = Math.min(...choices.map(({ price }) => price));
  const mine = choices.find(({ sku }) => sku === own);
  if (mine) return [mine];
  const named = first.flatMap((sku) => choices.find((one) => one.sku === sku) ?? []);
  const cheapest = choices.filter(({ price }) => price === least);
  return [...named, ...cheapest].filter((one, index, all) => all.findIndex(({ picture }) => picture?.url === one.picture?.url) === index);
}

/** Without script the form posts the choices, and the cart says what they come to. */
export function OfferSetForm({ set, action, words, error, own }: OfferSetProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { busy, errorMessage, add } = useAddAll(error);
  const items = itemsOf(set, own).map(({ key, choices, first }) => ({ key, choices, choice: choices.find(({ sku }) => sku === chosen[key]) ?? first }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(items.map(({ choice }) => choice.sku));
  };
  const choices = (
    <ol className="border-b border-line">
      {items.map(({ key, choices: among, choice }) => (
        <ItemLine key={key} choices={among} choice={choice} onChoose={(sku) => setChosen({ ...chosen, [key]: sku })} />
      ))}
    </ol>
  );
  return (
    <form
      method="post"
      action={action}
      onSubmit={submit}
      className="grid gap-x-12 gap-y-6 wrap-anywhere lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start xl:gap-x-20"
    >
      {!words && choices}
      {words && (words.picture ? <Composed picture={words.picture} /> : <Pictures choices={items.map(({ choice }) => choice)} />)}
      <div>
        {words && <Words {...words} />}
        {words && choices}
        <Sums prices={items.map(({ choice }) => choice.price)} takes={set.takes} />
        <Button type="submit" look="primary" wide name="form" value="addAll" busy={busy}>
          {m.promotions_set_add()}
        </Button>
        {errorMessage && (
          <div className="mt-3">
            <Alert kind="error">{errorMessage}</Alert>
          </div>
        )}
        <SetInCart parts={set.parts} />
      </div>
    </form>
  );
}

/** All items go into the cart by one call, or none does. */
function useAddAll(error: string | null) {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState(error);
  const add = async (skus: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    setErrorMessage(null);
    const { code, msg, data } = await callApi<{ count: number }>('/cart/add-all', { items: skus.map((sku) => ({ sku, quantity: 1 })) });
    setBusy(false);
    if (code === 0 && data) showAdded(data);
    else setErrorMessage(msg);
  };
  return { busy, errorMessage, add };
}

function Words({ title, saving, description, terms }: NonNullable<OfferSetProps['words']>) {
  return (
    <div className="mb-6">
      <h1 className="title-3">{title}</h1>
      <p className="title-1 mt-2">{saving}</p>
      {description && <p className="mt-4 text-lg text-desc">{description}</p>}
      {terms.length > 0 && <p className="mt-3 text-sm text-desc">{terms.join(dot)}</p>}
    </div>
  );
}

/** The offer's own picture; what is chosen is seen beside each choice. */
function Composed({ picture }: { picture: PictureData }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 56vw, 92vw" widest={1280} priority className="aspect-3/2 w-full rounded-box" />;
}

/** The items as they are chosen, the first large where the others stand in pairs below it. */
function Pictures({ choices }: { choices: readonly SetChoice[] }) {
  const isOdd = choices.length % 2 === 1;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:gap-5">
      {choices.map(({ sku, picture }, index) => (
        <li key={index} className={isOdd && index === 0 ? 'col-span-2' : ''}>
          {picture && (
            <Picture
              key={sku}
              picture={{ ...picture, alt: '' }}
              sizes={isOdd && index === 0 ? '(min-width: 1024px) 56vw, 92vw' : '(min-width: 1024px) 28vw, 46vw'}
              widest={1280}
              priority={index === 0}
              className={`w-full rounded-box ${isOdd && index === 0 ? 'aspect-3/2' : 'aspect-square'}`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its product, and a choice where there is one. */
function ItemLine({ choices, choice, onChoose }: { choices: readonly SetChoice[]; choice: SetChoice; onChoose: (sku: string) => void }) {
  const view = usePageView();
  const money = useMoney();
  const areOfOne = choices.every(({ slug }) => slug === choice.slug);
  const labelOf = ({ title, label }: SetChoice) => (areOfOne ? label || title : [title, label].filter(Boolean).join(dot));
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <Thumbnail key={choice.sku} picture={choice.picture} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <ShopLink path={detailPath(view, 'product', choice.slug)} className="font-medium underline-offset-4 hover:underline">
            {choice.title}
          </ShopLink>
          <span className="text-sm tabular-nums text-desc">{money({ amount: choice.price, currency: view.currency })}</span>
        </p>
        {choices.length === 1 ? (
          <input type="hidden" name="sku" value={choice.sku} />
        ) : (
          <select name="sku" value={choice.sku} aria-label={choice.title} onChange={(event) => onChoose(event.target.value)} className="field-box mt-1">
            {choices.map((one) => (
              <option key={one.sku} value={one.sku}>
                {labelOf(one)}
              </option>
            ))}
          </select>
        )}
      </div>
    </li>
  );
}

/** Without script they are those of the first choices: only what the set costs by itself is sure then. */
function Sums({ prices, takes }: { prices: readonly number[]; takes: OfferSet['takes'] }) {
  const { currency } = usePageView();
  const money = useMoney();
  const { oneByOne, saving, total } = sumSet(prices, takes);
  const rows = [
    { title: m.promotions_set_one_by_one(), value: money({ amount: oneByOne, currency }) },
    {
      title: m.promotions_set_saving(),
      value: <span className="text-saving">{money({ amount: saving, currency })}</span>,
    },
  ];
  const sum = { title: m.promotions_set_total(), value: money({ amount: total, currency }), strong: true };
  return (
    <div className={`py-5 ${takes.kind === 'fixedPrice' ? '' : 'noscript:hidden'}`} aria-live="polite">
      <div className="noscript:hidden">{saving > 0 && <Totals rows={rows} />}</div>
      <Totals rows={[sum]} />
    </div>
  );
}
