/** Copies a coupon's code. */
import { useState } from 'react';
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';

/** A button that says so once the code is copied; without script the code can be marked and copied by hand. */
export function CopyCode({ code }: { code: string }) {
  const { locale } = usePageView();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="btn noscript:hidden"
      aria-live="polite"
      onClick={async () => {
        try {
          await navigator.clipboard.writeText(code);
          setCopied(true);
        } catch {
          // Not allowed here: the code stands beside the button.
          setCopied(false);
        }
      }}
    >
      {copied ? m.promotions_copied({}, { locale }) : m.promotions_copy({}, { locale })}
    </button>
  );
}
