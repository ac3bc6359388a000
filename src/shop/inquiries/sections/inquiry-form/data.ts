/** What the section shows. */
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { ShownForm } from '../../read-form.ts';

/** The form, the product or order that it is about, the rejected input, and whether it was just sent. `main`: it is what the page is about. */
export type InquiryFormData = {
  form: ShownForm | null;
  product: { slug: string; title: string } | null;
  orderNo: string | null;
  refused: RejectedForm;
  sent: boolean;
  main: boolean;
};

/** The page kind's model. */
export type InquiryModel = { form: ShownForm; product: { slug: string; title: string } | null };
