/** On a phone: price and button stay at hand once the button of the page is out of view. */
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import type { BuyBoxVariant } from '../data.ts';
import { addWord } from './add-word.ts';

type StickyBarProps = { form: RefObject<HTMLFormElement | null>; main: RefObject<HTMLElement | null>; title: string; variant: BuyBoxVariant; busy: boolean };

/** Sends `form` in place of the button in `main`; shown from when that has left the screen upwards. The style sheet keeps the end of the page and the question of consent free of it. */
export function StickyBar({ form, main, title, variant, busy }: StickyBarProps) {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!main.current) return;
    // All below counts as seen, so that a jump from above the button to below it is a change, too.
    const watch = new IntersectionObserver(([entry]) => entry && setPassed(!entry.isIntersecting), { rootMargin: '0px 0px 100000px 0px' });
    watch.observe(main.current);
    return () => watch.disconnect();
  }, [main]);
  if (!isPassed) return null;
  return (
    <div className="buy-bar lg:hidden">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{title}</p>
        <Price price={variant.price} linePrice={variant.linePrice} size="small" />
      </div>
      <Button look="primary" busy={busy} onClick={() => form.current?.requestSubmit()}>
        {addWord(variant.expected)}
      </Button>
    </div>
  );
}
