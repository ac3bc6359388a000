import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldErrors } from '#kit/server/http/field-errors.ts';
import { findTargets } from '../../catalog/index.ts';
import { picturesNamed } from '../../media/index.ts';
import { findCoupons } from '../../promotions/show/index.ts';
import type { LetterSectionChoice } from '../contract-letter.ts';
import { letterSections } from './letter-sections.ts';
import { namedIn } from './letter-view.ts';

type Checked = { section: LetterSectionChoice; errors: Record<string, string> };

/** One section against its schema: cleaned, with defaults and without fields that it does not have; or why it cannot be. */
export function checkSection({ section, settings }: LetterSectionChoice, { locale }: Pick<Context, 'locale'>): Checked {
  const kind = letterSections.get(section);
  if (!kind) return { section: { section, settings }, errors: { section: m.letter_unknown({ section }, { locale }) } };
  const parsed = kind.settings.safeParse(settings);
  if (parsed.success) return { section: { section, settings: parsed.data as LetterSectionChoice['settings'] }, errors: {} };
  const errors = Object.entries(fieldErrors(parsed.error.issues, locale)).map(([path, message]) => [`settings.${path}`, message]);
  return { section: { section, settings }, errors: Object.fromEntries(errors) };
}

/**
 * Sections as they are stored. What they name must be there when they are written.
 * @throws invalidInput (40) naming each faulty section by its place: `sections.2.settings.link`
 */
export async function checkLetter(context: Context, sections: readonly LetterSectionChoice[]): Promise<LetterSectionChoice[]> {
  const checked = sections.map((section) => checkSection(section, context));
  const missing = await findMissing(context, sections);
  const errors: Record<string, string> = {};
  for (const [index, one] of checked.entries()) {
    const title = letterSections.get(one.section.section)?.card.title({}, { locale: context.locale }) ?? one.section.section;
    for (const [path, error] of Object.entries({ ...one.errors, ...missing(one.section) }))
      errors[`sections.${index}.${path}`] = m.letter_section_error({ place: index + 1, section: title, error }, { locale: context.locale });
  }
  if (Object.keys(errors).length > 0) throw new ShopError(invalidInput, { data: { errors } });
  return checked.map(({ section }) => section);
}

const fieldOf = { pictures: 'picture', products: 'products', coupons: 'coupon' } as const;

/** Says of a section what it names that the shop does not have; three questions at most for all sections. */
async function findMissing(context: Context, sections: readonly LetterSectionChoice[]): Promise<(section: LetterSectionChoice) => Record<string, string>> {
  const { db, lang, currency, locale } = context;
  const { pictures, products, coupons } = namedIn(sections);
  const [foundPictures, targets, foundCoupons] = await Promise.all([
    picturesNamed(db, pictures, lang),
    products.length === 0 ? [] : findTargets(db, { slugs: products }),
    findCoupons(db, coupons, { lang, currency, now: context.now() }),
  ]);
  const there = {
    pictures: new Set(foundPictures.keys()),
    products: new Set(targets.flatMap(({ kind, slug }) => (kind === 'product' ? [slug] : []))),
    coupons: new Set(foundCoupons.keys()),
  };
  return (section) => {
    const named = namedIn([section]);
    const lost = (['pictures', 'products', 'coupons'] as const).flatMap((kind) =>
      named[kind].filter((name) => !there[kind].has(name)).map((name) => [`settings.${fieldOf[kind]}`, m.letter_not_there({ name }, { locale })] as const),
    );
    return Object.fromEntries(lost);
  };
}
