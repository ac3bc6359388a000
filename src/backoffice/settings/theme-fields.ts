/** The theme's fields that the back office offers, in groups (docs/rules/pages.md, "Theme"). */

/** How a field is entered. */
export type ThemeFieldKind = 'color' | 'text' | 'switch';
/** One field. */
export type ThemeField = { name: string; kind: ThemeFieldKind };

const colors = (...names: string[]): ThemeField[] => names.map((name) => ({ name, kind: 'color' }));
const texts = (...names: string[]): ThemeField[] => names.map((name) => ({ name, kind: 'text' }));

/** The groups. */
export const themeGroups: readonly { title: string; fields: readonly ThemeField[] }[] = [
  { title: 'backoffice_theme_brand', fields: colors('primaryColor', 'backgroundColor', 'textColor', 'titleColor', 'heroColor', 'descColor') },
  { title: 'backoffice_theme_shop', fields: colors('salesPriceColor', 'linePriceColor', 'borderColor', 'placeholderColor') },
  { title: 'backoffice_theme_messages', fields: colors('infoColor', 'successColor', 'warningColor', 'errorColor') },
  {
    title: 'backoffice_theme_type',
    fields: texts('titleFontFamily', 'titleFontWeight', 'titleFontSize', 'fontFamily', 'fontWeight', 'fontSize', 'borderRadius', 'blockSpace'),
  },
  {
    title: 'backoffice_theme_parts',
    fields: [
      { name: 'hideHead', kind: 'switch' },
      { name: 'hideFoot', kind: 'switch' },
    ],
  },
];

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
