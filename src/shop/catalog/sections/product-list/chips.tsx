/** What is chosen on a list, each as a link to the list without it, and a link to the list with nothing chosen. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView, type PageView } from '#ui/page-view.tsx';
import type { Facet } from '../../contract.ts';
import { facetKindOf, isNamed } from '../../facets/registry.ts';
import { chosenSpans, spanTitle, type LengthSpan } from './length-spans.ts';
import { chosenIn, queryText, withoutChoice, withoutChoices } from './addresses.ts';

/** Nothing where nothing is chosen. */
export function Chips({ facets, query }: { facets: readonly Facet[]; query: URLSearchParams }) {
  const view = usePageView();
  const spans = facets.flatMap((facet) => chosenSpans(facet, query.getAll(facet.key)).map((span) => ({ facet, span })));
  const chips = chosenIn(query).flatMap((choice) => {
    // A whole range of lengths is one choice, named by the first of its values.
    const whole = spans.find(({ facet, span }) => facet.key === choice[0] && span.values.some(({ value }) => value === choice[1]));
    if (whole) return whole.span.values[0]!.value === choice[1] ? [chipOfSpan(whole)] : [];
    const title = titleOf(choice, facets, view);
    return title === null ? [] : [{ choices: [choice], title }];
  });
  if (chips.length === 0) return null;
  const address = (next: URLSearchParams) => localPath(view, view.path) + queryText(next, view.currency);
  return (
    <ul className="mb-6 flex flex-wrap items-center gap-2" aria-label={m.list_chosen()}>
      {chips.map(({ choices, title }) => (
        <li key={choices[0]!.join('=')}>
          <a
            href={address(choices.reduce(withoutChoice, query))}
            data-part=""
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm hover:border-base-content"
            aria-label={m.list_remove({ title })}
          >
            {title}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={address(withoutChoices(query))}
          data-part=""
          className="inline-flex min-h-11 items-center px-3 text-sm font-medium underline underline-offset-4"
        >
          {m.list_clear_all()}
        </a>
      </li>
    </ul>
  );
}

function chipOfSpan({ facet, span }: { facet: Facet; span: LengthSpan }) {
  const choices = span.values.map(({ value }): [string, string] => [facet.key, value]);
  return { choices, title: `${facet.title}: ${spanTitle(span)}` };
}

function titleOf([name, value]: readonly [string, string], facets: readonly Facet[], view: PageView): string | null {
  const kind = facetKindOf(name);
  const facet = facets.find(({ key }) => key === name);
  const known = facet?.values.find((one) => one.value === value);
  if (kind?.chip) return kind.chip(value, known, { currency: view.currency, locale: view.locale, facet });
  if (facet && known) return `${facet.title}: ${known.title}`;
  // What the list ignores is no choice.
  return kind && isNamed(kind) ? value : null;
}
