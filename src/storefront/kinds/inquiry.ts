/** `/inquiry/:slug`: an inquiry form, about a product where the address names one. */
import { messageLocales } from '#kit/pure/languages.ts';
import type { PageForm, PageKind } from '#kit/server/page/page-kind.ts';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import { findProductKey } from '#shop/catalog/index.ts';
import { submitInput } from '#shop/inquiries/contract.ts';
import { formTag, readForm, submitInquiry } from '#shop/inquiries/index.ts';
import type { InquiryModel } from '#shop/inquiries/sections.ts';
import { localPath } from '#ui/page-view.tsx';
import { schemaError } from '#kit/server/http/api.ts';

const prefix = 'fields.';

/** Reads `fields.<key>`; several of one key are a list. */
const send: PageForm = async (context, fields, { path }) => {
  const given: Record<string, string | string[]> = {};
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name);
    if (name.startsWith(prefix)) given[name.slice(prefix.length)] = values.length > 1 ? values : values[0]!;
  }
  const read = submitInput.extend(guardFields).safeParse({ ...Object.fromEntries(fields), fields: given, product: fields.get('product') ?? undefined });
  if (!read.success) throw schemaError(read.error.issues, context.locale);
  await submitInquiry(context, read.data);
  return { location: `${localPath(context, path)}?said=inquiry` };
};

/** The kind. */
export const inquiryKind: PageKind<InquiryModel> = {
  name: 'inquiry',
  kind: 'inquiry',
  query: ['order', 'product', 'said'],
  visibility: 'public',
  forms: { inquiry: send },
  showsFormErrors: true,
  async load({ db, lang }, { params, query }) {
    const form = await readForm(db, params['slug']!, lang);
    if (!form) return { kind: 'notFound' };
    const asked = query.get('product');
    const product = asked === null ? undefined : await findProductKey(db, asked);
    return {
      kind: 'found',
      model: { form, product: product ? { slug: product.slug, title: product.title } : null },
      meta: { title: form.title, description: form.text },
      tags: [formTag(form.slug), ...(product ? [`product:${product.id}`] : [])],
      languages: [...new Set([...messageLocales, ...form.languages])],
    };
  },
};
