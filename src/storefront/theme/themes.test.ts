import { expect, it } from 'vitest';
import { isDarkTheme, themeCss } from './theme-css.ts';
import { readThemeFiles, readyThemes } from './themes.ts';

const themes = readyThemes(await readThemeFiles(['themes']));

it('ready themes differ in more than colour, and one is dark', () => {
  const of = ['aldermoor', 'hearth', 'night'].map((name) => themes.get(name)!);
  for (const field of ['titleFontSize', 'titleFontWeight', 'borderRadius', 'blockSpace', 'cardLook', 'headLook'] as const)
    expect([field, new Set(of.map((theme) => theme[field])).size]).toEqual([field, 3]);
  expect(of.map(isDarkTheme)).toEqual([false, false, true]);
});

it('the rules of a look come with the theme that chooses it', () => {
  const css = (name: string) => themeCss(themes.get(name)!);
  expect(css('default')).not.toMatch(/product-card|site-header/);
  expect(css('hearth')).toMatch(/\.product-card\{border:1px.*\.site-header\{--color-base-100:#2b2118/);
  expect(css('night')).toMatch(/\.product-card>:nth-child\(2\)\{align-items:center.*\.site-header\{border-color:transparent/);
});
