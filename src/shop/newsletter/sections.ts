/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { Newsletter, NewsletterPage, type NewsletterPageData } from './sections/newsletter/section.tsx';
import { newsletterSettings } from './sections/newsletter/settings.ts';

export { NewsletterForm } from './sections/newsletter/form.tsx';

const outcomes = ['subscribe', 'confirm', 'unsubscribe'] as const;

export const newsletterSections: readonly AnySection[] = [
  defineSection({
    name: 'newsletter',
    card: { title: m.section_newsletter, about: m.section_newsletter_about, group: 'marketing' },
    settings: newsletterSettings,
    load: async () => ({ data: null, tags: [] }),
    Component: Newsletter,
  }),
  defineSection<object, NewsletterPageData, unknown>({
    name: 'newsletter-page',
    card: { title: m.section_newsletter_page },
    settings: z.object({}),
    load: async ({ query, refused }) => ({
      data: {
        // A rejected form contains its link along.
        confirm: query.get('confirm') ?? (refused?.form === 'confirm' ? refused.fields.get('token') : null),
        unsubscribe: query.get('unsubscribe') ?? (refused?.form === 'unsubscribe' ? refused.fields.get('token') : null),
        outcome: outcomes.find((one) => one === query.get('said')) ?? null,
        refused: outcomes.map((form) => rejectedForm(form, refused)).find((found) => found !== null) ?? null,
      },
      tags: [],
    }),
    Component: NewsletterPage,
  }),
];
