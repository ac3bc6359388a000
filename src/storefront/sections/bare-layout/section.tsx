/** A header and a footer without navigation, for pages on which the shopper is in the middle of a task. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { ShopMark } from '../header/shop-mark.tsx';
import type { BareFooterData, BareHeaderData } from './data.ts';

const link = 'inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline';

/** The shop's mark between the way back to the cart and help. It does not stick: nothing lies over a form on a phone. */
export function BareHeader({ data }: { settings: unknown; data: BareHeaderData }) {
  return (
    <header className="border-b border-line bg-base-100">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:h-20">
        <div>
          <ShopLink path="/cart" className={link}>
            <Icon name="left" className="size-4" />
            <span className="max-sm:sr-only">{m.layout_back_to_cart()}</span>
            <span aria-hidden="true" className="sm:hidden">
              {m.layout_cart()}
            </span>
          </ShopLink>
        </div>
        <ShopLink path="/" className="wordmark me-0">
          <ShopMark {...data} />
        </ShopLink>
        <div className="flex justify-end">
          <ShopLink path={data.helpPath} className={link}>
            {m.layout_help()}
          </ShopLink>
        </div>
      </div>
    </header>
  );
}

/** The shop's policies. */
export function BareFooter({ data: { policies, shopName, year } }: { settings: unknown; data: BareFooterData }) {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-desc">
        {policies.length > 0 && (
          <nav aria-label={m.layout_policies()}>
            <ul className="flex flex-wrap gap-x-6">
              {policies.map(({ title, path }) => (
                <li key={path}>
                  <ShopLink path={path} className={link}>
                    {title}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          © {year} {shopName}
        </p>
      </div>
    </footer>
  );
}
