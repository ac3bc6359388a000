import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { askedOrder } from '#kit/pure/orders/ask-about-order.ts';
import { formTag, readForm } from '../../read-form.ts';
import type { InquiryFormData, InquiryModel } from './data.ts';

/** The form of the page, or the one that the settings name; one that is not there leaves its place empty. */
export async function loadInquiryForm(
  { context, kind, model, query, refused }: SectionScope<InquiryModel>,
  { form: slug }: { form: string },
): Promise<Loaded<InquiryFormData>> {
  const rejected = rejectedForm('inquiry', refused);
  const shared = { refused: rejected, sent: query.get('said') === 'inquiry', orderNo: rejected?.values['order'] ?? askedOrder(query) };
  if (slug === '' && kind === 'inquiry') return { data: { ...shared, form: model.form, product: model.product, main: true }, tags: [formTag(model.form.slug)] };
  const form = await readForm(context.db, slug, context.lang);
  return { data: { ...shared, form, product: null, refused: null, sent: false, main: false }, tags: [formTag(slug)] };
}
