/** Facets of extensions: a job asks for the values of all products, and writes them down. */
import { facetAnswer, facetJob, type ExtensionFacet } from '#extension/facet.ts';
import type { ByLanguage } from '#extension/texts.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { listNamedProducts, writeFacetValues, type AddedFacet, type NamedProduct, type ProductFacetValue } from '#shop/catalog/facets/index.ts';
import { jobName, limited, type Installed } from './extension-context.ts';
import { titleFrom } from './texts.ts';

const productsAtOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';
/** Well below the time after which a job is taken for dead; the rest is queued. */
const partMs = 40_000;
const usualSchedule = '23 * * * *';

/** The facet as lists know it. */
export const ownFacet = (installed: Pick<Installed, 'definition'>, { name, title }: ExtensionFacet): AddedFacet => ({
  key: `${installed.definition.name}.${name}`,
  title: titleFrom(installed, `facets.${name}.title`, title),
});

/** The job that keeps its values. */
export function facetValuesJob(installed: Installed, facet: ExtensionFacet): AnyJob {
  const kind = facetJob(facet.name);
  const name = jobName(installed.definition.name, kind.name);
  const job: Job<{ after?: string | undefined }> = {
    name,
    data: kind.data,
    schedule: facet.schedule ?? usualSchedule,
    async run(context, { after = firstId }) {
      const until = performance.now() + partMs;
      for (let last = after; ;) {
        const products = await listNamedProducts(context.db, { after: last, most: productsAtOnce });
        if (products.length > 0) await ask(installed, facet, { context, products });
        if (products.length < productsAtOnce) return;
        last = products.at(-1)!.id;
        if (performance.now() > until) return context.transaction((tx) => context.enqueue(tx, { ...kind, name }, { after: last }));
      }
    },
  };
  return job as AnyJob;
}

async function ask(installed: Installed, facet: ExtensionFacet, { context, products }: { context: Context; products: readonly NamedProduct[] }): Promise<void> {
  const { definition, limits } = installed;
  const key = `${definition.name}.${facet.name}`;
  const answer = await limited(installed, context, { what: `the facet ${key}`, ms: limits.callMs }, async (own) =>
    facetAnswer.parse(await facet.valuesOf(own, products)),
  );
  const productIds = products.map(({ id }) => id);
  const stranger = Object.keys(answer).find((id) => !productIds.includes(id));
  if (stranger !== undefined) throw new Error(`the facet ${key} answers for a product that it was not asked of`);
  const values = Object.entries(answer).flatMap(([productId, of]) =>
    [...distinct(of)].map(([value, title]): ProductFacetValue => ({ productId, value, texts: textsOf(title) })),
  );
  await context.transaction((tx) => writeFacetValues(tx, { key, productIds, values }));
}

const distinct = (values: readonly { value: string; title: ByLanguage }[]) => new Map(values.map(({ value, title }) => [value, title]));

const textsOf = (title: ByLanguage): Texts<'title'> => Object.fromEntries(Object.entries(title).map(([lang, text]) => [lang, { title: text }]));
