/** Ready themes and templates: the files under `themes/` of the shop and of the project, read when first asked for. */
import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeFrom, type Theme } from '#shop/settings/contract.ts';
import type { ShopSettings } from '#shop/settings/contract.ts';
import { templateFileSchema, type SectionChoice } from '#shop/templates/contract.ts';
import type { TemplatesByName } from '#shop/templates/index.ts';
import { themeCss } from './theme-css.ts';

/** What the files hold. */
export type ThemeFiles = { themes: ReadonlyMap<string, Record<string, unknown>>; templates: ReadonlyMap<string, readonly SectionChoice[]> };

/** The theme in force with its style sheet. */
export type ThemeInForce = { theme: Theme; css: string; href: string };

/**
 * Reads every theme's `theme.json` and `templates/*.json`, folder by folder: of a theme that is in two, the latter has the fields, and
 * each of its templates takes the former's place. @throws when a file is no template
 */
export async function readThemeFiles(folders: readonly string[]): Promise<ThemeFiles> {
  const themes = new Map<string, Record<string, unknown>>();
  const templates = new Map<string, readonly SectionChoice[]>();
  for (const folder of folders) {
    for (const entry of await entriesOf(folder)) {
      if (!entry.isDirectory()) continue;
      themes.set(entry.name, (await readJson(join(folder, entry.name, 'theme.json'))) as Record<string, unknown>);
      const files = await entriesOf(join(folder, entry.name, 'templates'));
      for (const { name } of files.filter((file) => file.name.endsWith('.json'))) {
        const { sections } = templateFileSchema.parse(await readJson(join(folder, entry.name, 'templates', name)));
        templates.set(`${entry.name}/${name.slice(0, -5)}`, sections);
      }
    }
  }
  return { themes, templates };
}

/** A project need not have themes of its own, nor a theme templates. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`cannot read ${path}: ${(error as Error).message}`, { cause: error });
  }
}

/** The shop's own templates under a theme: the theme's, else those of the theme `default`. */
export function systemTemplatesOf(theme: string, files: ThemeFiles): TemplatesByName {
  const under = (folder: string) =>
    [...files.templates].flatMap(([key, sections]) => (key.startsWith(`${folder}/`) ? [[key.slice(folder.length + 1), sections] as const] : []));
  return new Map([...under('default'), ...under(theme)]);
}

/** The merchant's version of a template, else the theme's, else the shop's own; null when there is none. */
export function templateFor(
  name: string,
  { merchant, theme, files }: { merchant: TemplatesByName; theme: string; files: ThemeFiles },
): readonly SectionChoice[] | null {
  return merchant.get(name) ?? files.templates.get(`${theme}/${name}`) ?? files.templates.get(`default/${name}`) ?? null;
}

/** The theme in force: defaults, the ready theme, the merchant's changes. A change that does not fit is left out. */
export function themeOf(settings: ShopSettings, files: ThemeFiles): ThemeInForce {
  const theme = themeFrom({ ...files.themes.get(settings.theme.base), ...settings.theme.changes });
  const css = themeCss(theme);
  return { theme, css, href: `/theme/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css` };
}

/** Every ready theme with its defaults filled in. */
export const readyThemes = (files: ThemeFiles): Map<string, Theme> => new Map([...files.themes].map(([name, fields]) => [name, themeFrom(fields)]));
