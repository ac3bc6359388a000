/** What came of ordering the same again. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { Again } from './order-again.ts';

export function AgainNotice({ again: { added, messages } }: { again: Again }) {
  return (
    <Alert kind={added > 0 ? 'success' : 'warning'} live>
      <p className="font-medium">{added > 0 ? m.order_again_added({ count: added }) : m.order_again_none()}</p>
      {messages.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {added > 0 && (
        <ButtonLink path="/cart" className="mt-3">
          {m.cart_view()}
        </ButtonLink>
      )}
    </Alert>
  );
}
