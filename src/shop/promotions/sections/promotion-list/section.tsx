/** All promotions that run now. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ShownList } from '../data.ts';
import { RunningTime, Terms } from '../dates.tsx';

/** A card each. */
export function PromotionList({ model }: { settings: unknown; model: ShownList }) {
  const { locale } = usePageView();
  const title = m.promotions_title({}, { locale });
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mb-10 lg:mt-8">{title}</h1>
      {model.items.length === 0 && <EmptyState icon="heart" title={m.promotions_none({}, { locale })} text={m.promotions_none_text({}, { locale })} />}
      <ul className="grid gap-6 sm:grid-cols-2">
        {model.items.map((item) => (
          <li key={item.id} className="group relative flex flex-col gap-4 rounded-box border border-line p-6 lg:p-8">
            <h2 className="title-3">
              <ShopLink path={`/promotion/${item.slug}`} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
                {item.title}
              </ShopLink>
            </h2>
            {item.description && <p className="text-desc">{item.description}</p>}
            <Terms terms={item.terms} />
            <RunningTime {...item} begun />
          </li>
        ))}
      </ul>
    </section>
  );
}
