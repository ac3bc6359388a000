/** The sections of this slice, for templates. */
import * as m from '#messages';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { loadContact } from './sections/contact/load.ts';
import { Contact } from './sections/contact/section.tsx';
import { contactSettings } from './sections/contact/settings.ts';

export const shopInfoSections: readonly AnySection[] = [
  defineSection({
    name: 'contact',
    card: { title: m.section_contact, about: m.section_contact_about, group: 'words' },
    settings: contactSettings,
    load: loadContact,
    Component: Contact,
  }),
];
