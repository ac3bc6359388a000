/** What the back office's part of an extension imports (`vitrine/extension/admin`). It is fetched when the back office begins, its screens when they are shown. */
import type { ComponentType } from 'react';
import type { Locale } from '#kit/pure/languages.ts';
import type { ScreenGroup } from '#kit/pure/screen-groups.ts';
import type { StaffArea } from '#kit/pure/staff-rights.ts';
import type { ByLanguage } from './texts.ts';

/** A field of a record: a column of the list, and an input where it is written. */
export type AdminField = {
  /** As the resource's records have it. */
  name: string;
  label: ByLanguage;
  help?: ByLanguage;
  /** `time` is a moment as the API writes it (ISO 8601); `lines` a text of several lines. */
  kind: 'text' | 'lines' | 'number' | 'yesNo' | 'time' | 'choice';
  /** Of a choice. */
  choices?: readonly { value: string; label: ByLanguage }[];
  /** `once`: when the record is made. Absent: always. */
  written?: 'always' | 'once' | 'never';
  required?: boolean;
  /** Of a number; of a text, `max` is its length. */
  min?: number;
  max?: number;
  /** False: the list leaves it out. */
  inList?: boolean;
};

/** The screens of one of the extension's `resources`, made of its fields: `/backoffice/ext/<extension>/<name>`. */
export type AdminResource = {
  /** As in the server part. */
  name: string;
  /** What several are called, in the menu. */
  title: ByLanguage;
  /** What one is called. */
  one: ByLanguage;
  /** As in the server part, which decides; this hides what would be refused. Absent: `settings`. */
  area?: StaffArea;
  /** Where it stands in the menu; absent: `settings`. */
  group?: ScreenGroup;
  /** The first stands for the record in titles. */
  fields: readonly AdminField[];
  /** What may be done besides looking at it; absent: nothing. */
  can?: readonly ('create' | 'change' | 'remove')[];
  /** What the list may be sorted by, the usual order first (`-` for descending). */
  sorts: readonly [string, ...string[]];
  /** Whether the list has a search field: `q` of the resource's filter. */
  searches?: boolean;
};

/** Calls one of the extension's operations for staff (`/api/admin/ext/<extension>/<path>`). It rejects with the shop's words where the server refuses. */
export type AdminCall = <Data>(path: string, call?: { method?: 'GET' | 'POST'; body?: unknown }) => Promise<Data>;

/** What a screen of an extension is given; `locale` is the staff's language. */
export type AdminScreenProps = { locale: Locale; call: AdminCall };

/** A page of the back office with an entry in its menu: `/backoffice/ext/<extension>/<name>`. */
export type AdminScreen = {
  name: string;
  title: ByLanguage;
  /** Whose readers find it; absent: `settings`. */
  area?: StaffArea;
  /** Where it stands in the menu; absent: `settings`. */
  group?: ScreenGroup;
  /** Its component, the default export of a file of its own: `() => import('./overview.tsx')`. */
  load(): Promise<{ default: ComponentType<AdminScreenProps> }>;
};

/** What an extension adds to the back office: the default export of its `admin.tsx`. */
export type ExtensionAdmin = { resources?: readonly AdminResource[]; screens?: readonly AdminScreen[] };

/** Checks the types of what an extension adds to the back office. */
export const defineAdmin = (admin: ExtensionAdmin): ExtensionAdmin => admin;

export { defineTexts, type ByLanguage } from './texts.ts';
