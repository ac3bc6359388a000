import type { FieldKind } from '#shop/inquiries/contract.ts';

/** What a field of a form can be, in the order of the menu. */
export const inquiryFieldKinds: readonly FieldKind[] = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'country',
];
