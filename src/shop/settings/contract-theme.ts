/** The theme: its colours, sizes and fonts, each with a default. */
import { z } from 'zod';

// Theme values end up in a style sheet: no way out of a declaration, and nothing that loads from elsewhere.
const cssValue = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:url|expression|image-set)\s*\()[\w\s#%.,()'"+*/-]*$/i);

const screens = ['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;
const byScreen = (defaults: Record<(typeof screens)[number], string>) =>
  z.object({
    sm: cssValue.default(defaults.sm),
    md: cssValue.default(defaults.md),
    lg: cssValue.default(defaults.lg),
    xl: cssValue.default(defaults.xl),
    '2xl': cssValue.default(defaults['2xl']),
    '3xl': cssValue.default(defaults['3xl']),
  });

/** How products stand in lists, and how the head stands above a page. */
export const cardLooks = ['plain', 'framed', 'centered'] as const;
export const headLooks = ['line', 'bare', 'band'] as const;

/** The theme configuration (docs/rules/pages.md, "Theme"). */
export const themeSchema = z
  .object({
    backgroundColor: cssValue.default('#ffffff'),
    /** Unit of the space between sections. */
    blockSpace: cssValue.default('1rem'),
    titleColor: cssValue.default('#17171c'),
    /** Words of the hero. */
    heroColor: cssValue.default('#17171c'),
    primaryColor: cssValue.default('#4a00ff'),
    infoColor: cssValue.default('#00b5ff'),
    warningColor: cssValue.default('#ffbe00'),
    errorColor: cssValue.default('#ff5861'),
    successColor: cssValue.default('#00a96e'),
    textColor: cssValue.default('#26262d'),
    descColor: cssValue.default('#5c5c66'),
    salesPriceColor: cssValue.default('#b3122a'),
    linePriceColor: cssValue.default('#6a6a74'),
    placeholderColor: cssValue.default('#6f6f79'),
    borderColor: cssValue.default('#e3e2e6'),
    titleFontFamily: cssValue.default(
      "Newsreader, 'Iowan Old Style', 'Palatino Linotype', Palatino, Charter, 'Noto Serif', 'Songti SC', 'Songti TC', 'Noto Serif CJK SC', serif",
    ),
    fontFamily: cssValue.default(
      "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'PingFang SC', 'PingFang TC', 'Microsoft YaHei', sans-serif",
    ),
    titleFontWeight: cssValue.default('500'),
    fontWeight: cssValue.default('400'),
    fontSize: cssValue.default('1rem'),
    titleFontSize: cssValue.default('1.75rem'),
    borderRadius: cssValue.default('.5rem'),
    container: z
      .object({
        screen: byScreen({ sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px', '3xl': '1660px' }).prefault({}),
        padding: byScreen({ sm: '.7rem', md: '1rem', lg: '1.2rem', xl: '2rem', '2xl': '2rem', '3xl': '2rem' }).prefault({}),
      })
      .prefault({}),
    cardLook: z.enum(cardLooks).default('plain'),
    headLook: z.enum(headLooks).default('line'),
    hideHead: z.boolean().default(false),
    hideFoot: z.boolean().default(false),
    /** What product pages and lists show, unless the product itself says no. */
    product: z.object({ showSlideImage: z.boolean().default(true), showFavorite: z.boolean().default(true), showCart: z.boolean().default(true) }).prefault({}),
  })
  .meta({ id: 'ThemeSettings', description: 'How the shop looks: colours, fonts and measures.' });

/** The theme configuration in force. */
export type Theme = z.output<typeof themeSchema>;

/** A theme of some fields; one that does not fit is left out. */
export const themeFrom = (fields: Readonly<Record<string, unknown>>): Theme =>
  themeSchema.parse(Object.fromEntries(Object.entries(fields).filter(([field, value]) => themeSchema.partial().safeParse({ [field]: value }).success)));

/** Group `theme`: a ready theme (a folder of `themes/`) and what the merchant changed in it. */
export const themeChoiceSchema = z.object({
  base: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('default'),
  changes: z.record(z.string(), z.unknown()).default({}),
});
