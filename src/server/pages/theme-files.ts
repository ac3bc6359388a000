import { readThemeFiles, type ThemeFiles } from '#storefront/theme/themes.ts';
import { themeFolders } from '../folders.ts';

let read: Promise<ThemeFiles> | undefined;

/** The ready themes and their templates, read when they are first asked for. @throws when a file is no theme or template */
export const themeFiles = (): Promise<ThemeFiles> => (read ??= readThemeFiles(themeFolders));
