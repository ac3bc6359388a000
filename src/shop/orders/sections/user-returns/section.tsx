/** Returns and refunds of whoever is signed in. None can be asked for here yet, and the page says so by being empty. */
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePageView } from '#ui/page-view.tsx';

/** See above. */
export function UserReturns() {
  const { locale, userBasePath } = usePageView();
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_return({}, { locale })}</h1>
      <EmptyState icon="return" title={m.order_returns_empty({}, { locale })} text={m.order_returns_empty_text({}, { locale })}>
        <ButtonLink path={`${userBasePath}order`}>{m.order_returns_to_orders({}, { locale })}</ButtonLink>
      </EmptyState>
    </section>
  );
}
