/** What the back office's part of an extension imports (`vitrine/extension/admin`). */
import type { ComponentType } from 'react';
import type { ByLanguage } from './texts.ts';

/** A page of the back office, below `/backoffice/extensions/<extension>`. */
export type AdminScreen = { name: string; title: ByLanguage; Component: ComponentType };

/** What an extension adds to the back office: the default export of its `admin.tsx`. */
export type ExtensionAdmin = { screens: readonly AdminScreen[] };

/** Checks the types of what an extension adds to the back office. */
export const defineAdmin = (admin: ExtensionAdmin): ExtensionAdmin => admin;

export { defineTexts, type ByLanguage } from './texts.ts';
