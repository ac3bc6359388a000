/** For an account that has not ordered anything: what to set up, and what sells best. */
import * as m from '#messages';
import { Icon, type IconName } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { cardOf } from '#shop/catalog/sections/card-of.ts';
import type { Beginning } from './data.ts';

type StepProps = { icon: IconName; title: string; text: string; path: string; isDone: boolean };

export function FirstSteps({ hasAddress, hasWishes, hasPasskey, bestsellers }: Beginning) {
  const view = usePageView();
  const steps: StepProps[] = [
    { icon: 'truck', title: m.profile_step_address(), text: m.profile_step_address_text(), path: 'address', isDone: hasAddress },
    { icon: 'heart', title: m.profile_step_wishes(), text: m.profile_step_wishes_text(), path: 'favorite', isDone: hasWishes },
    { icon: 'lock', title: m.auth_passkey_add(), text: m.auth_passkeys_text(), path: 'account', isDone: hasPasskey },
  ];
  return (
    <>
      <section aria-labelledby="first-steps" className="mb-8 lg:mb-12">
        <h2 id="first-steps" className="title-3 mb-4">
          {m.profile_steps()}
        </h2>
        <ol className="grid gap-3 md:grid-cols-3 sm:gap-5">
          {steps.map((step) => (
            <StepTile key={step.path} {...step} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="no-orders" className="mb-8 border-t border-line pt-8">
        <h2 className="title-3">{m.profile_recent_orders()}</h2>
        <p id="no-orders" className="mt-2">
          {m.profile_no_orders()}
        </p>
        <p className="text-desc">{m.profile_no_orders_text()}</p>
      </section>
      {bestsellers.length > 0 && (
        <section>
          <SectionHeading title={m.product_bestsellers()} />
          <ProductGrid products={bestsellers.map((item) => cardOf(item, view))} swipe />
        </section>
      )}
    </>
  );
}

/** The whole tile leads to where it is done; what is done has a tick. */
function StepTile({ icon, title, text, path, isDone }: StepProps) {
  const { userBasePath } = usePageView();
  return (
    <li className="group relative flex gap-4 rounded-box border border-line p-4 hover:border-base-content">
      <span className={`inline-flex size-9 shrink-0 items-center justify-center rounded-full ${isDone ? 'bg-success/18' : 'bg-base-200'}`}>
        {isDone ? <Icon name="check" className="size-5" title={m.order_step_done()} /> : <Icon name={icon} className="size-5" />}
      </span>
      <div className="min-w-0">
        <h3 className="font-medium">
          <ShopLink path={`${userBasePath}${path}`} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
            {title}
          </ShopLink>
        </h3>
        <p className="mt-1 text-sm text-desc">{text}</p>
      </div>
    </li>
  );
}
