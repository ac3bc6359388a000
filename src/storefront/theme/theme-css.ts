/** The theme configuration as a style sheet of custom properties. Pure. */
import { luminance, readableOn } from '#kit/pure/colours/contrast.ts';
import type { Theme } from '#shop/settings/contract.ts';
import { looksCss } from './theme-looks.ts';

/** The style sheet that makes a theme: `--theme-*` for the shop's own styles, and the tokens that daisyUI reads. */
export function themeCss(theme: Theme): string {
  const own = Object.entries(theme)
    .filter((entry): entry is [string, string] => isInCss(entry))
    .map(([field, value]): [string, string] => [`--theme-${kebab(field)}`, value]);
  const base = theme.backgroundColor;
  const tokens: [string, string][] = [
    ['color-scheme', isDarkTheme(theme) ? 'dark' : 'light'],
    ['--color-base-100', base],
    ['--color-base-200', `color-mix(in oklab,${theme.textColor} 4%,${base})`],
    ['--color-base-300', `color-mix(in oklab,${theme.textColor} 9%,${base})`],
    ['--color-base-content', theme.textColor],
    ['--color-neutral', theme.titleColor],
    ['--color-neutral-content', readableOn(theme.titleColor)],
    ...(['primary', 'info', 'success', 'warning', 'error'] as const).flatMap((name): [string, string][] => {
      const color = theme[`${name}Color`];
      return [
        [`--color-${name}`, color],
        [`--color-${name}-content`, readableOn(color)],
      ];
    }),
    ['--color-secondary', theme.titleColor],
    ['--color-secondary-content', readableOn(theme.titleColor)],
    ['--color-accent', theme.primaryColor],
    ['--color-accent-content', readableOn(theme.primaryColor)],
    ['--radius-selector', theme.borderRadius],
    ['--radius-field', theme.borderRadius],
    ['--radius-box', theme.borderRadius],
    ['--size-selector', '.25rem'],
    ['--size-field', '.25rem'],
    ['--border', '1px'],
    ['--depth', '0'],
    ['--noise', '0'],
    ['--theme-container-padding', theme.container.padding.sm],
    ['--theme-container-width', '100%'],
  ];
  const screens = Object.entries(theme.container.screen).map(([name, width]) => {
    const padding = theme.container.padding[name as keyof Theme['container']['padding']];
    return `@media (min-width:${width}){:root{--theme-container-width:${width};--theme-container-padding:${padding}}}`;
  });
  const rules = [...own, ...tokens].map(([name, value]) => `${name}:${value}`).join(';');
  return `:root{${rules}}${hanTitles(theme)}${screens.join('')}${looksCss(theme)}html{font-size:${theme.fontSize};font-family:${theme.fontFamily};font-weight:${theme.fontWeight};color:${theme.textColor};background:${base}}`;
}

/** The Han letters of devices know no weight between regular and bold: Latin letters and digits in a title are as light as they are. */
const hanTitles = ({ titleFontWeight }: Theme) => (titleFontWeight === '500' ? ':lang(zh){--theme-title-font-weight:400}' : '');

const isInCss = ([, value]: [string, unknown]) => typeof value === 'string';

/** What a theme says besides its style sheet; the browser reads the rest from there (src/browser/navigation/theme-of-sheet.ts), and no document carries it twice. */
export function besideCss(theme: Theme): Partial<Theme> {
  return Object.fromEntries(Object.entries(theme).filter((entry) => !isInCss(entry)));
}

/** Whether its background is dark, so that browsers draw what is theirs to match. */
export function isDarkTheme({ backgroundColor }: Pick<Theme, 'backgroundColor'>): boolean {
  const light = luminance(backgroundColor);
  return light !== null && light < 0.18;
}

const kebab = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
