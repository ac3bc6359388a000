/**
 * Inquiries: forms that a merchant defines as data, and what people send with them. `rules.ts` says what a form takes;
 * what was sent is stored with the questions as they were asked.
 */
import type { Slice } from '#kit/server/slice.ts';
import { inquiryAdminRoutes } from './admin-routes.ts';
import { inquiryRoutes } from './routes.ts';
import { inquiryPersonalData } from './personal-data.ts';

export { formTag, listFormSlugs, readForm } from './read-form.ts';
export { submitInquiry } from './submit-inquiry.ts';
export { createForms } from './write-form.ts';

/** The slice as the process lists it. */
export const inquiriesSlice: Slice = {
  name: 'inquiries',
  personalData: inquiryPersonalData,
  routes(api) {
    inquiryRoutes(api);
    inquiryAdminRoutes(api);
  },
};
