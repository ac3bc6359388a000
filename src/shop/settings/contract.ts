/** What a merchant configures: one schema per group, each with defaults, so that an empty database already is a shop. */
import { z } from 'zod';
import { bareAccount, isBankAccount, isBic } from '#kit/pure/bank-account.ts';
import { mailAddress } from '#kit/pure/mail/address.ts';
import { isTimeZone } from '#kit/pure/dates/days.ts';
import { apiSettingsSchema } from './contract-api.ts';
import { currencySettingsSchema } from './contract-currencies.ts';
import { languagesSchema } from './contract-languages.ts';
import { mailSettingsSchema } from './contract-mails.ts';
import { maintenanceSchema } from './contract-maintenance.ts';
import { menusSchema } from './contract-menus.ts';
import { routesSchema } from './contract-routes.ts';
export { fixedPages, userPages } from './routes/rules-pages.ts';
import { textsSchema, wordsSchema } from './contract-texts.ts';
import { themeChoiceSchema } from './contract-theme.ts';

export { currencySettingsSchema } from './contract-currencies.ts';
export {
  customSources,
  detailKinds,
  entryFieldKinds,
  routesSchema,
  staffRoutesSchema,
  type EntryField,
  type RouteSettings,
  type StaffRoutes,
} from './contract-routes.ts';
export { menuItemsSchema, menusSchema, menuTypes, type MenuEntry } from './contract-menus.ts';
export { cardLooks, headLooks, themeFrom, themeSchema, type Theme } from './contract-theme.ts';
export { textsSchema, wordsSchema };

const line = z.string().max(200).default('');
const email = z
  .string()
  .max(254)
  .refine((text) => text === '' || mailAddress.safeParse(text).success)
  .default('');
/** A picture of the media library, by id. */
const picture = z.uuid().nullable().default(null);
/** The company behind the shop, as invoices name it. */
const companySchema = z.object({
  legalName: wordsSchema.default({}),
  address: z
    .object({
      /** ISO 3166-1 alpha-2. */
      country: z
        .string()
        .regex(/^([A-Z]{2})?$/)
        .default(''),
      province: line,
      city: line,
      postalCode: line,
      address: line,
    })
    .prefault({}),
  /** VAT or other tax identification number. */
  taxNumber: z.string().max(60).default(''),
  /** Register and number. */
  registration: wordsSchema.default({}),
  emails: z.object({ orders: email }).prefault({}),
});

/** Group `shop`: who runs it. */
export const shopSchema = z
  .object({
    name: wordsSchema.default({ en: 'Vitrine' }),
    tagline: wordsSchema.default({}),
    description: wordsSchema.default({}),
    email,
    phone: z.string().max(40).default(''),
    /** Opening hours of phone or door; one line below the address in the footer. */
    hours: wordsSchema.default({}),
    /** Address that links in mails and canonical links begin with; empty: the process's configuration. */
    website: z.string().max(300).default(''),
    /** IANA time zone in which days of orders, reports and delivery are counted, and mails say deadlines. */
    timeZone: z.string().max(60).refine(isTimeZone).default('UTC'),
    /** Working days from an order to its dispatch. */
    handlingDays: z.int().min(0).max(60).default(1),
    /** SKU of the hidden product that wraps an order as a gift; empty: none is offered. */
    giftWrappingSku: z.string().trim().max(80).default(''),
    company: companySchema.prefault({}),
    /** In the header in place of the shop's name. */
    logo: picture,
    /** In the browser's tab; none: the shop's first letter. */
    icon: picture,
    /** What messengers show of pages that have no picture. */
    socialPicture: picture,
  })
  .meta({ id: 'ShopSettings', description: 'Who runs the shop.' });

/** Group `visitors`: how long visits and times on site are retained. */
export const visitorsSchema = z.object({ keepDays: z.number().int().min(1).max(3_650).default(90) });

/** Where a visitor has to be asked before visits are counted, unless the merchant says otherwise: EEA, United Kingdom, Switzerland, Brazil. */
const consentCountries = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO AX GF GP MF MQ RE YT GB GG GI IM JE CH BR';

/** Group `privacy`: whether visitors are asked before their visits are counted, and how long data is retained, in days. */
export const privacySchema = z
  .object({
    consent: z.enum(['byCountry', 'always', 'never']).default('byCountry'),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default(consentCountries.split(' ')),
    /** What an account did; what concerns its security is retained as long as `securityDays` says. */
    activityDays: z.number().int().min(7).max(3_650).default(180),
    securityDays: z.number().int().min(30).max(3_650).default(365),
    /** Sessions that ended or ran out; for 30 days they say why. */
    sessionDays: z.number().int().min(30).max(3_650).default(90),
    /** Guests that left nothing behind. */
    guestDays: z.number().int().min(30).max(3_650).default(365),
  })
  .meta({ id: 'PrivacySettings', description: 'Whether visitors are asked before they are counted, and how long data is kept.' });

/** Group `reviews`: whether verified buyers' reviews are published without moderation. */
export const reviewsSchema = z.object({ autoApproveVerified: z.boolean().default(false) });

/** Group `accounts`: the bounds of passwords in characters, and what sign-up asks for besides. */
export const accountsSchema = z
  .object({
    passwordMin: z.number().int().min(6).max(64).default(6),
    passwordMax: z.number().int().min(20).max(128).default(64),
    askName: z.boolean().default(false),
    askBirthday: z.boolean().default(false),
  })
  .refine((accounts) => accounts.passwordMin <= accounts.passwordMax, { path: ['passwordMin'] })
  .meta({ id: 'AccountSettings', description: 'What sign-up asks for, and the bounds of passwords.' });

/** Group `returns`: until when returns are taken, and where goods are sent back to. */
export const returnsSchema = z
  .object({
    /** Days after delivery in which a return can be asked for. */
    windowDays: z.number().int().min(1).max(3_650).default(30),
    /** Days after the approval in which the shopper says by which parcel the goods come. */
    logisticsDays: z.number().int().min(1).max(365).default(14),
    /** Working days in which a return is usually decided, and in which goods that came back are usually paid back or replaced; null: nothing is promised. */
    decisionDays: z.number().int().min(1).max(60).nullable().default(null),
    settlementDays: z.number().int().min(1).max(60).nullable().default(null),
    /** The merchant's return address, in the languages of shoppers; a return of goods is approved only once there is one. */
    consignee: wordsSchema.default({}),
    contactNumber: z.string().trim().max(40).default(''),
    detailedAddress: wordsSchema.default({}),
  })
  .meta({ id: 'ReturnSettings', description: 'Until when returns are taken, and where goods go.' });

const accountLine = z.string().trim().max(100).default('');
const account = (fits: (bare: string) => boolean) =>
  z
    .string()
    .max(60)
    .overwrite(bareAccount)
    .refine((bare) => bare === '' || fits(bare))
    .default('');

/** When what is sold ahead of stock is paid. */
export const chargeAheads = ['withOrder', 'whenThere'] as const;

/** Group `payments`: where bank transfers go, to where goods are sent that are paid at the door, and what Stripe and PayPal do besides taking payments. */
export const paymentSettingsSchema = z.object({
  bankTransfer: z
    .object({
      bankName: accountLine,
      accountHolder: accountLine,
      /** An IBAN, or the digits of an account. */ iban: account(isBankAccount),
      bic: account(isBic),
    })
    .prefault({}),
  cashOnDelivery: z
    .object({
      offered: z.boolean().default(true),
      /** ISO 3166-1 alpha-2; none: wherever the shop sends to. */
      countries: z
        .array(z.string().regex(/^[A-Z]{2}$/))
        .max(250)
        .default([]),
    })
    .prefault({}),
  /** When what is sold ahead of stock is paid: with the order, or once all of it is there. */
  chargeAhead: z.enum(chargeAheads).default('withOrder'),
  stripe: z
    .object({
      /** Accounts may keep a card for the next time. */ savedCards: z.boolean().default(false),
      /** Where Apple Pay, Google Pay and Link stand as buttons. */
      expressCart: z.boolean().default(false),
      expressCheckout: z.boolean().default(false),
      expressProduct: z.boolean().default(false),
    })
    .prefault({}),
  paypal: z
    .object({
      /** Where PayPal stands as a button. */
      expressCart: z.boolean().default(false),
      expressCheckout: z.boolean().default(false),
      expressProduct: z.boolean().default(false),
    })
    .prefault({}),
});

/** Where bank transfers go, where goods can be paid at the door, and what Stripe and PayPal do besides taking payments. */
export type PaymentSettings = z.output<typeof paymentSettingsSchema>;

const searchText = z.string().trim().min(1).max(60);
/** Group `search`: words that mean the same; suggested searches, by language; specifications of products that lists can be narrowed by, by key. */
export const searchSettingsSchema = z
  .object({
    synonyms: z.array(z.array(searchText).min(2).max(20)).max(1_000).default([]),
    popular: z.record(z.string().max(8), z.array(searchText).max(20)).default({}),
    specificationFacets: z.array(searchText).max(20).default([]),
  })
  .meta({ id: 'SearchSettings', description: 'What searches suggest and take for the same.' });

/** How people find things. */
export type SearchSettings = z.output<typeof searchSettingsSchema>;

/** Group `redirects`: other sites that an address of the shop may lead to, by host; none unless named. */
export const redirectsSchema = z.object({
  hosts: z
    .array(
      z
        .string()
        .max(253)
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    )
    .max(50)
    .default([]),
});

/** Group `recovery`: whether subscribers get a mail about an abandoned checkout, and after how many hours. */
export const recoverySchema = z.object({ enabled: z.boolean().default(false), delayHours: z.int().min(1).max(72).default(4) });

/** All groups. */
export const settingsSchemas = {
  shop: shopSchema.prefault({}),
  theme: themeChoiceSchema.prefault({}),
  routes: routesSchema.prefault({}),
  menus: menusSchema.prefault({}),
  visitors: visitorsSchema.prefault({}),
  privacy: privacySchema.prefault({}),
  reviews: reviewsSchema.prefault({}),
  returns: returnsSchema.prefault({}),
  payments: paymentSettingsSchema.prefault({}),
  search: searchSettingsSchema.prefault({}),
  accounts: accountsSchema.prefault({}),
  redirects: redirectsSchema.prefault({}),
  languages: languagesSchema.prefault({}),
  currencies: currencySettingsSchema.prefault({}),
  mails: mailSettingsSchema.prefault({}),
  maintenance: maintenanceSchema.prefault({}),
  recovery: recoverySchema.prefault({}),
  api: apiSettingsSchema.prefault({}),
} as const;

/** The name of a group. */
export type SettingsGroup = keyof typeof settingsSchemas;

/** Everything that the merchant configured, defaults filled in. */
export type ShopSettings = { [Group in SettingsGroup]: z.output<(typeof settingsSchemas)[Group]> };

/** The groups that the back office reads and changes one by one. */
export type StaffSettingsGroup =
  | 'shop'
  | 'theme'
  | 'visitors'
  | 'privacy'
  | 'reviews'
  | 'returns'
  | 'payments'
  | 'search'
  | 'accounts'
  | 'languages'
  | 'currencies'
  | 'api'
  | 'mails'
  | 'maintenance'
  | 'recovery';
