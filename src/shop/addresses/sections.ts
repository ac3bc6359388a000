/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { AddressBookModel } from './sections/user-address/data.ts';
import { AddressBookSection } from './sections/user-address/section.tsx';

export type { AddressBookModel } from './sections/user-address/data.ts';

const settings = z.object({});

export const addressSections: readonly AnySection[] = [
  defineSection<z.output<typeof settings>, undefined, AddressBookModel>({
    name: 'user-address',
    card: { title: m.section_user_address },
    settings,
    Component: AddressBookSection,
  }),
];
