import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { DraftMarkup, SectionChoice } from '../contract.ts';
import { systemTemplates } from '../read-template.ts';
import { baseOf } from '../rules.ts';
import type { DraftRenderer, TemplateParts } from '../template-parts.ts';

/**
 * Sections that are being edited as the markup that their page would have. Nothing is stored.
 * @throws notFound (404) for a name that is of no kind of page
 */
export async function renderTemplate(
  context: Context,
  parts: TemplateParts & { render: DraftRenderer },
  { name, path, sections }: { name: string; path: string; sections: readonly SectionChoice[] },
): Promise<DraftMarkup> {
  if (baseOf(name, (await systemTemplates(context, parts)).keys()) === null) throw new ShopError(notFound);
  return parts.render(context, { name, path, sections });
}
