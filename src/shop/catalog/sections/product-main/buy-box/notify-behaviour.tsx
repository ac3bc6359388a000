/** Sends the form about a variant that is back without leaving the page, and fills in the address of a signed-in shopper. */
import { useEffect } from 'react';
import { fillOwnEmail } from '#kit/browser/own-email/fill-own-email.ts';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';

/** Fetched where there is such a form: most variants can be bought. `within` is its place. */
export function NotifyBehaviour({ within }: { within: string }) {
  useEffect(() => fillOwnEmail(document.getElementById(within) ?? document), [within]);
  return <FormBehaviour within={within} />;
}
