/** The theme's fields that the back office offers, in groups (docs/rules/pages.md, "Theme"). */
import { contrastOf, readableRatio } from '#kit/pure/colours/contrast.ts';
import { cardLooks, headLooks } from '#shop/settings/contract.ts';

/** How a field is entered. */
export type ThemeFieldKind = 'color' | 'font' | 'length' | 'weight' | 'width' | 'look' | 'switch';
/** One field; a length has its range in rem, a look those to choose from. */
export type ThemeField = { name: string; kind: ThemeFieldKind; min?: number; max?: number; step?: number; looks?: readonly string[] };

const colors = (...names: string[]): ThemeField[] => names.map((name) => ({ name, kind: 'color' }));
const length = (name: string, min: number, max: number, step: number): ThemeField => ({ name, kind: 'length', min, max, step });

/** The groups. */
export const themeGroups: readonly { title: string; fields: readonly ThemeField[] }[] = [
  { title: 'backoffice_theme_brand', fields: colors('primaryColor', 'backgroundColor', 'textColor', 'titleColor', 'heroColor', 'descColor') },
  { title: 'backoffice_theme_shop', fields: colors('salesPriceColor', 'linePriceColor', 'borderColor', 'placeholderColor') },
  { title: 'backoffice_theme_messages', fields: colors('infoColor', 'successColor', 'warningColor', 'errorColor') },
  {
    title: 'backoffice_theme_fonts',
    fields: [
      { name: 'titleFontFamily', kind: 'font' },
      { name: 'titleFontWeight', kind: 'weight' },
      length('titleFontSize', 1.25, 3, 0.125),
      { name: 'fontFamily', kind: 'font' },
      { name: 'fontWeight', kind: 'weight' },
      length('fontSize', 0.875, 1.25, 0.0625),
    ],
  },
  {
    title: 'backoffice_theme_layout',
    fields: [length('borderRadius', 0, 2, 0.125), length('blockSpace', 0.5, 3, 0.25), { name: 'container', kind: 'width' }],
  },
  {
    title: 'backoffice_theme_parts',
    fields: [
      { name: 'headLook', kind: 'look', looks: headLooks },
      { name: 'cardLook', kind: 'look', looks: cardLooks },
      { name: 'hideHead', kind: 'switch' },
      { name: 'hideFoot', kind: 'switch' },
    ],
  },
];

/** Fonts that are there: two that come with the shop, and those that people's devices have. The name is that of a text. */
export const themeFonts: readonly { name: string; stack: string }[] = [
  {
    name: 'newsreader',
    stack: "Newsreader, 'Iowan Old Style', 'Palatino Linotype', Palatino, Charter, 'Noto Serif', 'Songti SC', 'Songti TC', 'Noto Serif CJK SC', serif",
  },
  {
    name: 'figtree',
    stack:
      "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif",
  },
  { name: 'system', stack: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif" },
  { name: 'georgia', stack: "Georgia, 'Times New Roman', 'Noto Serif', 'Songti SC', 'Songti TC', 'Noto Serif CJK SC', serif" },
  { name: 'palatino', stack: "'Palatino Linotype', Palatino, 'Book Antiqua', 'Noto Serif', 'Songti SC', 'Songti TC', serif" },
  { name: 'rounded', stack: "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, system-ui, 'PingFang SC', 'PingFang TC', sans-serif" },
  { name: 'mono', stack: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', 'PingFang SC', 'PingFang TC', monospace" },
];

/** How wide the content of a page becomes, in pixels, on the widest screens. */
export const themeWidths = { narrow: 1080, medium: 1280, wide: 1660, full: 2200 } as const;

type Container = { screen: Record<string, string>; padding: Record<string, string> };

/** A container whose content grows to a width and no further. */
export function containerOf(width: number, before: Container): Container {
  const usual = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1660 };
  const screen = Object.fromEntries(Object.entries(usual).map(([name, size]) => [name, `${name === '3xl' ? width : Math.min(size, width)}px`]));
  return { ...before, screen };
}

/** Texts and what they stand on. */
export const contrastPairs: readonly (readonly [text: string, on: string])[] = [
  ['textColor', 'backgroundColor'],
  ['titleColor', 'backgroundColor'],
  ['heroColor', 'backgroundColor'],
  ['descColor', 'backgroundColor'],
  ['salesPriceColor', 'backgroundColor'],
  ['linePriceColor', 'backgroundColor'],
  ['placeholderColor', 'backgroundColor'],
  ['primaryColor', 'backgroundColor'],
];

/** The pairs that are hard to read (WCAG AA). */
export const poorPairs = (colours: Readonly<Record<string, unknown>>) =>
  contrastPairs.filter(([text, on]) => (contrastOf(String(colours[text]), String(colours[on])) ?? Infinity) < readableRatio);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tokens: Record<string, readonly string[]> = {
  primaryColor: ['--color-primary', '--color-accent'],
  infoColor: ['--color-info'],
  successColor: ['--color-success'],
  warningColor: ['--color-warning'],
  errorColor: ['--color-error'],
  backgroundColor: ['--color-base-100'],
  textColor: ['--color-base-content'],
  titleColor: ['--color-neutral', '--color-secondary'],
  borderRadius: ['--radius-selector', '--radius-field', '--radius-box'],
};

/** The style sheet's custom properties that a field sets. */
export function propertiesOf(name: string): string[] {
  return [`--theme-${kebab(name)}`, ...(tokens[name] ?? [])];
}
