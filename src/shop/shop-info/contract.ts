/** What `GET /api/web/shop` answers. */
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';
import { privacySchema, routesSchema } from '../settings/contract.ts';

/** Pages that tell shoppers of their rights, by their usual slugs; those that are published are listed. */
export const policyPages = ['terms', 'privacy', 'shipping', 'returns', 'imprint'] as const;
/** The page that helps, by its usual slug. */
export const helpPage = 'contact';

const country = z.string().describe('ISO 3166-1 alpha-2');
const inLanguage = 'in the language asked for';

const languageSchema = z.object({
  code: z.string().describe('Its code, as `x-lang` and the prefix of pages name it'),
  title: z.string().describe('What its readers call it'),
  default: z.boolean().describe('Whether those get it who ask for none'),
});

const currencySchema = z.object({
  code: z.string().describe('ISO 4217'),
  exponent: z.number().int().describe('Decimal places of its major unit: 2 for USD, 0 for JPY'),
  default: z.boolean().describe('Whether those get it who ask for none'),
});

const marketSchema = z
  .object({
    code: z.string().describe('Key of the market'),
    title: z.string().describe(`Its name, ${inLanguage}`),
    countries: z.array(country).describe('Countries that belong to it'),
    currency: z.string().describe('ISO 4217 code of the currency that its prices are in'),
    taxIncluded: z.boolean().describe('Whether prices hold tax'),
    withdrawal: z.boolean().describe('Whether shoppers may withdraw from a purchase by law'),
  })
  .meta({ id: 'ShopMarket', description: 'A set of countries with a currency and a way of showing taxes' });

const featuresSchema = z.object({
  paymentMethods: z.array(z.object({ id: z.string().describe('Key of the method'), title: z.string().describe(`Its name, ${inLanguage}`) })),
  signInProviders: z
    .array(z.object({ id: z.string().describe('Key for `auth/openid/begin`'), title: z.string().describe('Its name') }))
    .describe('Other accounts that one signs in with'),
  messagingApps: z
    .array(z.object({ id: z.string().describe('Key for `auth/qr/create`'), title: z.string().describe('Its name') }))
    .describe('Apps that sign in by a QR code'),
  signUpAsks: z
    .object({ name: z.boolean().describe('First and last name'), birthday: z.boolean().describe('The birthday') })
    .describe('What signing up needs besides'),
  addressSuggestions: z.boolean().describe('Whether `POST /api/web/address/suggest` has addresses, of some country at least'),
  visitConsent: z.object({
    ask: privacySchema.shape.consent
      .unwrap()
      .describe('Who is asked before visits are counted: `byCountry`: visitors of `countries`; `always`: all; `never`: nobody'),
    countries: z.array(country).describe('See `ask`'),
  }),
});

const limitsSchema = z.object({
  passwordMin: z.number().int().describe('Characters of a password, at least'),
  passwordMax: z.number().int().describe('Characters of a password, at most'),
  cartLines: z.number().int().describe('Lines of a cart'),
  quantityPerLine: z.number().int().describe('Units of a line'),
  couponsPerCart: z.number().int().describe('Coupons of a cart'),
  addresses: z.number().int().describe('Entries of an address book'),
  uploadBytes: z.number().int().describe('Bytes of a picture that is sent along'),
  listSize: z.number().int().describe('Items on a page of a list'),
  returnDays: z.number().int().describe('Days after delivery in which a return can be asked for'),
});

export const shopInfoSchema = z
  .object({
    name: z.string().describe(`The name of the shop, ${inLanguage}`),
    tagline: z.string().describe(`What it says of itself in a line, ${inLanguage}`),
    description: z.string().describe(`What it says of itself in a few, ${inLanguage}`),
    email: z.string().nullable().describe('Where shoppers write to'),
    phone: z.string().nullable().describe('Where shoppers call'),
    website: z.string().describe('Address of its own pages, without a slash at the end'),
    timeZone: z.string().describe('IANA time zone in which deadlines are given'),
    logo: pictureSchema.nullable().describe('Shown in place of the name'),
    languages: z.array(languageSchema).describe('Languages that can be asked for, as they are offered'),
    currencies: z.array(currencySchema).describe('Currencies that can be asked for'),
    markets: z.array(marketSchema).describe('Markets; the first serves countries that none names'),
    countries: z
      .array(z.object({ country, title: z.string().describe(`Its name, ${inLanguage}`), callingCode: z.string().nullable().describe('With a plus sign') }))
      .describe('Countries that goods are sent to'),
    menus: z.array(z.string()).describe('Places of menus, for `GET /api/web/menu/detail`'),
    customCategories: z
      .array(
        z.object({
          type: z.string().describe('Key, for `GET /api/web/entry/list`'),
          title: z.string().describe(`Its name, ${inLanguage}`),
          path: z.string().describe('Path of its page, without language prefix'),
          source: routesSchema.shape.customCategories
            .unwrap()
            .element.shape.source.unwrap()
            .describe('What it lists: `article`: articles; `entry`: entries of its own; `brand`: brands of products'),
        }),
      )
      .describe('Lists of contents that the merchant made'),
    policies: z
      .array(z.object({ slug: z.enum(policyPages).describe('For `GET /api/web/page/detail`'), title: z.string().describe(`Its title, ${inLanguage}`) }))
      .describe('Pages that tell shoppers of their rights'),
    features: featuresSchema.describe('What is switched on'),
    limits: limitsSchema.describe('What is taken at most'),
  })
  .meta({ id: 'ShopInfo', description: 'What the shop is called, speaks, sells in, ships to and offers' });

/** See `shopInfoSchema`. */
export type ShopInfo = z.infer<typeof shopInfoSchema>;
