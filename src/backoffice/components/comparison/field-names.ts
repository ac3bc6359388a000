/** Names of fields outside of forms: in comparisons. */
import { useTranslate } from 'react-admin';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import { themeGroups } from '../../settings/theme-fields.ts';

/** The texts of fields, by the last part of their paths. */
export const fieldKeys: Readonly<Record<string, string>> = {
  title: 'backoffice_title',
  summary: 'backoffice_summary',
  body: 'backoffice_content_body',
  description: 'backoffice_description',
  slug: 'backoffice_slug',
  rootSlug: 'backoffice_content_root_slug',
  seoTitle: 'backoffice_seo_title',
  seoDescription: 'backoffice_seo_description',
  author: 'backoffice_content_author',
  published: 'backoffice_is_published',
  publishAt: 'backoffice_content_from',
  unpublishAt: 'backoffice_content_until',
  pictures: 'backoffice_compare_pictures',
  images: 'backoffice_compare_pictures',
  image: 'backoffice_picture',
  products: 'backoffice_products',
  categories: 'backoffice_content_categories',
  tags: 'backoffice_content_tags',
  collections: 'backoffice_compare_collections',
  template: 'backoffice_template',
  position: 'backoffice_compare_position',
  brand: 'backoffice_brand',
  options: 'backoffice_compare_options',
  variants: 'backoffice_compare_variants',
  sku: 'backoffice_sku',
  price: 'backoffice_price',
  linePrice: 'backoffice_line_price',
  onHand: 'backoffice_on_hand',
  items: 'backoffice_menus',
  from: 'backoffice_redirect_from',
  to: 'backoffice_redirect_to',
  fields: 'backoffice_form_fields',
  success: 'backoffice_form_success',
  subject: 'backoffice_newsletter_subject',
  preheader: 'backoffice_letter_preheader',
  sections: 'backoffice_letter',
  footer: 'backoffice_setting_footer',
  // The inputs of a theme have no names that their labels could be found by.
  ...Object.fromEntries(themeGroups.flatMap(({ fields }) => fields.map(({ name }) => [name, `backoffice_theme_${name}`]))),
};

/** The label of a form's input of this name, where the form is on the screen. */
function labelOnScreen(path: string): string | undefined {
  const input = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(path)}"]`);
  const label = input?.labels?.[0]?.textContent?.replace(/\s*\*$/, '').trim();
  return label === '' ? undefined : label;
}

/** A path without the language in it. */
export const withoutLanguage = (path: string): string =>
  path
    .split('.')
    .filter((part) => languageNames[part as Language] === undefined)
    .join('.');

/** Gives a path (`texts.zh.title`) its name; `known` are names that the record itself has, by path. */
export function useFieldName(): (path: string, known?: Readonly<Record<string, string>>) => string {
  const translate = useTranslate();
  return (path, known = {}) => {
    const parts = path.split('.');
    const lang = parts.map((part) => languageNames[part as Language]).find(Boolean);
    const key = parts
      .toReversed()
      .map((part) => fieldKeys[part])
      .find(Boolean);
    const name = known[withoutLanguage(path)] ?? labelOnScreen(path) ?? translate(key ?? 'backoffice_compare_other');
    return lang && !name.includes(lang) ? `${name} · ${lang}` : name;
  };
}
