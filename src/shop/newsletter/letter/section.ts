/** What a section of a letter is. Mail programs know neither style sheets nor scripts: sections are tables with inline styles, and plain text. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { SectionCard } from '#kit/server/page/section.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { ProductListItem } from '../../catalog/contract.ts';
import type { NamedCoupon } from '../../promotions/show/index.ts';

/** What sections name: pictures by id, products and coupons by slug. */
export type Named = { pictures: readonly string[]; products: readonly string[]; coupons: readonly string[] };

/** What of that readers can have, by the same names. */
export type Found = {
  pictures: ReadonlyMap<string, PictureData>;
  products: ReadonlyMap<string, ProductListItem>;
  coupons: ReadonlyMap<string, NamedCoupon>;
};

/** A letter's reader, and what there is to show in it. */
export type LetterView = {
  lang: string;
  locale: Locale;
  found: Found;
  /** The whole address of a path of the shop in the reader's language; one of another site stays as it is. */
  address(path: string): string;
  /** The whole address of a picture. */
  file(path: string): string;
  /** The path of a product's page. */
  productPath(slug: string): string;
  /** HTML as plain text. */
  plain(html: string): string;
};

/** What a section's markup is made of. */
export type SectionProps<Settings> = { settings: Settings; view: LetterView };

type LetterSection<Settings> = {
  name: string;
  card: SectionCard;
  settings: z.ZodType<Settings>;
  names?(settings: Settings): Partial<Named>;
  /** Whether there is something to show; where it has no say, there is. */
  isLeft?(settings: Settings, view: LetterView): boolean;
  Html(props: SectionProps<Settings>): ReactNode;
  text(settings: Settings, view: LetterView): string;
};

/** A section whose types no longer matter. */
export type AnyLetterSection = LetterSection<unknown>;

/** Checks a section's types and forgets them. */
export function defineLetterSection<Settings>(section: LetterSection<Settings>): AnyLetterSection {
  return section as unknown as AnyLetterSection;
}

/** The words of one language, a missing one from another language. */
export { wordsIn } from '#kit/server/page/section-settings.ts';
