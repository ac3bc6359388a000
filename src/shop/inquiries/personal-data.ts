/** Personal data in this slice: the forms that they sent. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

export const inquiryPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'inquiries',
    table: 'inquiry',
    byEmail: true,
    columns: ['created_at', 'form_slug', 'form_title', 'answers', 'email', 'product', 'order_no', 'lang'],
  }),
];
