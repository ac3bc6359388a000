/** What this slice keeps about a person: the forms that they sent. */
import { ownedTable, type PersonalPart } from '#kit/server/privacy/personal-data.ts';

/** See above. */
export const inquiryPersonalData: readonly PersonalPart[] = [
  ownedTable({ name: 'inquiries', table: 'inquiry', columns: ['created_at', 'form_slug', 'form_title', 'answers', 'email', 'product', 'lang'] }),
];
