import { useState } from 'react';
import * as m from '#messages';
import { copyText } from '#kit/browser/copy-text.ts';
import { Icon } from '#ui/icons.tsx';

/** Copies what is typed into the bank's form, beside it; `title` names it to those who do not see where it stands. As high as its line, with room for a finger. */
export function CopyButton({ title, value }: { title: string; value: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="-my-3 inline-flex size-11 shrink-0 items-center justify-center noscript:hidden"
        title={m.order_transfer_copy({ title })}
        onClick={async () => setCopied(await copyText(value))}
      >
        <Icon name={copied ? 'check' : 'copy'} className="size-4" title={m.order_transfer_copy({ title })} />
      </button>
      <span className="sr-only" aria-live="polite">
        {copied && m.order_transfer_copied()}
      </span>
    </>
  );
}
