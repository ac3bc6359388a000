import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { suggestingForm } from '../../../addresses/suggestions/index.ts';
import type { ThankYouProps } from './data.ts';

/** The order, with the fields of its country while its address may change, and a form of the page that was rejected. */
export async function loadThankYou({ context, model, query, refused }: SectionScope<ThankYouProps>): Promise<Loaded<ThankYouProps>> {
  const { initial } = model;
  const address = rejectedForm('address', refused);
  const rules = initial?.addressEditable && initial.address ? await suggestingForm(context, initial.address.country) : null;
  const linkError = refused && !address ? { linkError: refused.errors['link'] ?? refused.message } : {};
  return { data: { ...model, ...linkError, address: { rules, refused: address }, addressChanged: query.get('said') === 'address' }, tags: [] };
}
