/** After an order of a guest: an account for it. */
import * as m from '#messages';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { noteTyped } from '../form/typed-account.ts';

/** Not there for who is signed in. Signing up begins with the order's address; once that is proved, the order is the account's. */
export function OrderAccount({ email }: { email: string }) {
  const isHere = useMounted();
  const token = useShared(authToken);
  if (!isHere || token !== null) return null;
  return (
    <section aria-labelledby="order-account" className="page-width pb-16">
      <div className="rounded-box bg-base-200 p-6 lg:p-8">
        <h2 id="order-account" className="title-3">
          {m.auth_order_title()}
        </h2>
        <p className="mb-5 mt-2 max-w-xl">{m.auth_order_text({ email })}</p>
        <ShopLink path="/auth/signup" className="btn btn-primary btn-lg h-12 px-6 text-base font-medium" onClick={() => noteTyped({ kind: 'email', email })}>
          {m.auth_sign_up_title()}
        </ShopLink>
      </div>
    </section>
  );
}
