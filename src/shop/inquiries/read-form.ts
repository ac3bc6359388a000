import { textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { countriesIn } from './countries.ts';
import { inquiryLimits, type FieldKind } from './contract.ts';
import { labelOf, lengthOf } from './rules.ts';
import { findFormBySlug, findPublishedSlugs, type StoredForm } from './store.ts';

/** A field as a page shows it. */
export type ShownField = {
  key: string;
  kind: FieldKind;
  label: string;
  hint: string;
  required: boolean;
  minLength: number | null;
  maxLength: number;
  min: number | null;
  max: number | null;
  options: { value: string; title: string }[];
};

/** A form as a page shows it, in one language. */
export type ShownForm = { id: string; slug: string; title: string; text: string; success: string; fields: ShownField[]; languages: string[] };

/** A published form by its slug, or null. */
export async function readForm(db: Queryable, slug: string, lang: string): Promise<ShownForm | null> {
  const form = await findPublishedForm(db, slug);
  if (!form) return null;
  return {
    id: form.id,
    slug: form.slug,
    title: textIn(form.texts, 'title', lang) || form.slug,
    text: textIn(form.texts, 'text', lang),
    success: textIn(form.texts, 'success', lang),
    fields: form.fields.map((field) => ({
      key: field.key,
      kind: field.kind,
      label: labelOf(field, lang),
      hint: textIn(field.texts, 'hint', lang),
      required: field.required,
      minLength: field.minLength ?? null,
      maxLength: lengthOf(field),
      min: field.min ?? null,
      max: field.max ?? null,
      options:
        field.kind === 'country' ? countriesIn(lang) : field.options.map(({ value, texts }) => ({ value, title: textIn(texts, 'title', lang) || value })),
    })),
    languages: Object.keys(form.texts),
  };
}

/** A published form as it is stored, or undefined. */
export async function findPublishedForm(db: Queryable, slug: string): Promise<StoredForm | undefined> {
  const form = isKey(slug, inquiryLimits.slug) ? await findFormBySlug(db, slug) : undefined;
  return form?.published ? form : undefined;
}

/** The addresses of all published forms, for site maps. */
export const listFormSlugs = (db: Queryable): Promise<string[]> => findPublishedSlugs(db);

const publishedSlugs = memoize(async (reader) => new Set(await findPublishedSlugs(reader)), { tags: ['inquiry:*'], maxAgeMs: 5_000 });

/** Whether there is a published form of this slug, from memory: every product page asks. */
export const isFormPublished = async (db: Queryable, slug: string): Promise<boolean> => (await publishedSlugs(db)).has(slug);

/** The cache tag of pages that show a form. */
export const formTag = (slug: string): string => `inquiry:${slug}`;
