/** A message with something in it that is more than text. */
import type { ReactNode } from 'react';

/** What stands in the message's place for it. */
export const here = '[1]';

/** `text` is one message, given `here` for what is to stand in it: each language says what goes before and after it, and whether with a space. */
export function Around({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(here);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
