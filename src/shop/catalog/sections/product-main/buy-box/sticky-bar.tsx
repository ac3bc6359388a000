/** On a phone: price and button stay at hand once the ones of the page are out of view. */
import { useEffect, useState, type RefObject } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import type { BuyBoxVariant } from '../data.ts';

/** `form` is what the bar stands in for. */
export function StickyBar({ form, title, variant, busy }: { form: RefObject<HTMLFormElement | null>; title: string; variant: BuyBoxVariant; busy: boolean }) {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0));
    watch.observe(form.current);
    return () => watch.disconnect();
  }, [form]);
  if (!isPassed) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-base-100 px-4 py-3 lg:hidden">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{title}</p>
        <Price price={variant.price} linePrice={variant.linePrice} size="small" />
      </div>
      <Button look="primary" busy={busy} onClick={() => form.current?.requestSubmit()}>
        {m.product_add()}
      </Button>
    </div>
  );
}
