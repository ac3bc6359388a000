/** The configuration of the process. */
import type { KeyObject } from 'node:crypto';
import type { Mail } from './mail/message.ts';
import type { Storage } from './storage/storage.ts';

/** An OpenID Connect provider. `id` is part of addresses, `title` labels the button. */
export type OpenIdProvider = { id: string; title: string; issuer: string; clientId: string; clientSecret: string };

/** The configuration that slices may see; parsed once at start. */
export type HostConfig = {
  /** Public base address without trailing slash, for links in mails (`http://localhost:3000`). */
  baseUrl: string;
  /** Folder of everything that is stored besides the database. */
  dataDir: string;
  /** Where files are stored: in the data folder, in an S3 bucket (`S3_ENDPOINT`), or where an extension stores them. */
  storage: Storage;
  /** The origin under which browsers get public pictures and videos, without trailing slash; absent: the shop. */
  picturesUrl?: string | undefined;
  /** Where mails go without SMTP. */
  mailDir: string;
  smtpUrl: string | null;
  /** Gateway for text messages to telephones; without one they land where mails land. */
  sms?: { url: string; token: string | null } | undefined;
  /** OpenID Connect providers by which shoppers sign in. */
  openid?: readonly OpenIdProvider[] | undefined;
  /** Hosts of the merchant's own (`host` or `host:port`) that webhooks may reach over plain http and in private networks. */
  webhookHosts?: readonly string[] | undefined;
  /** The keys of web push, in base64url; absent: the shop makes its own. */
  push?: { publicKey: string; privateKey: string } | undefined;
  /** Hosts (`host:port`) of push services that may be private and without TLS: in tests alone. */
  pushHosts?: readonly string[] | undefined;
  /** Where the European Central Bank's daily list of rates is; absent: where the bank has it. */
  ratesUrl?: string | undefined;
  /** Allows the sandbox payment provider, whose cards anybody knows: in a demo alone. */
  sandboxPayments: boolean;
  /** Whether cookies are Secure and `__Host-` prefixed. */
  https: boolean;
  production: boolean;
  socialLogin: SocialLoginConfig;
  /** In a call's configuration: with the accounts that were set up in the back office. */
  payments: PaymentConfig;
  providerUrls: ProviderUrls;
  /** Services that follow parcels; absent: none. */
  carriers?: CarrierConfig | undefined;
  /** Services that suggest addresses; absent: none. */
  addressServices?: AddressServices | undefined;
  /** What secrets in the database are encrypted with: the first encrypts, all of them decrypt. */
  secretsKeys: readonly KeyObject[];
  pageCache: PageCacheConfig;
  /** The content delivery network in front; absent: none that is purged. */
  cdn?: CdnConfig | null;
  /** The fields of every ready theme, by its name; absent: none is ready. */
  readyThemes?: (() => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>) | undefined;
  /** Ways of extensions to send messages, asked before the configured ones. */
  transports?: Transports | undefined;
};

/** Each answers whether it has sent the message; one that failed throws. */
export type Transports = { mail(mail: Mail): Promise<boolean>; sms(message: { id: string; to: string; text: string }): Promise<boolean> };

/** A content delivery network that caches pages under their tags, and its API; `target`: the service or zone. */
export type CdnConfig = { network: 'fastly' | 'cloudflare'; apiToken: string; target: string; apiUrl: string };

/** How many pages are cached, and for how long, though nothing announced a change. */
export type PageCacheConfig = {
  /** Memory for pages in this process. */
  bytes: number;
  /** How long this process caches a page at most; 0: not at all. */
  seconds: number;
  /** How long a shared cache in front of the shop may serve a page (`s-maxage`), … */
  sharedSeconds: number;
  /** … may go on serving it while it asks again (`stale-while-revalidate`), … */
  staleSeconds: number;
  /** … and may serve an error page; at most 60. */
  errorSeconds: number;
};

/** What holds where nothing is configured. */
export const usualPageCache: PageCacheConfig = { bytes: 64 * 1024 * 1024, seconds: 3_600, sharedSeconds: 60, staleSeconds: 600, errorSeconds: 60 };

/** The messaging apps that sign people in, each null where it is not set up; addresses without trailing slash. */
export type SocialLoginConfig = {
  wechat: { appId: string; appSecret: string; openUrl: string; apiUrl: string } | null;
  telegramLogin: { issuerUrl: string; clientId: string; clientSecret: string } | null;
  telegramBot: { name: string; webhookSecret: string; linkUrl: string } | null;
  /** A page of the shop plays the phone: for trying out, anybody can be anybody there. */
  demo: boolean;
};

/**
 * The payment providers that have an account of the merchant's, each null where it is not set up; addresses without trailing slash.
 * `callMs`: how long one call may take, where that is not the usual.
 */
export type PaymentConfig = {
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string; scriptUrl: string; callMs?: number } | null;
  paypal: { clientId: string; clientSecret: string; webhookId: string; apiUrl: string; callMs?: number } | null;
  /** Those that the merchant stopped: nothing new is paid with them. */
  stopped?: readonly string[];
  /** Those of extensions that are set up, with the origins of the pages to which shoppers are sent. */
  ready?: readonly { id: string; pages: readonly string[] }[];
};

/**
 * The services that follow parcels, each null where it is not set up; addresses without trailing slash. Without a webhook secret its webhooks are refused.
 * `callMs`: how long one call may take, where that is not the usual.
 */
export type CarrierConfig = { afterShip: CarrierAccount | null; easyPost: CarrierAccount | null };

/** The merchant's account at one of them. */
export type CarrierAccount = { apiKey: string; webhookSecret: string | null; apiUrl: string; callMs?: number };

/** The services that suggest addresses while they are typed, each null where it is not set up. */
export type AddressServices = { google: AddressService | null; mapbox: AddressService | null };

/** The merchant's account at one of them; the address without trailing slash. `callMs`: how long one call may take, where that is not the usual. */
export type AddressService = { apiKey: string; apiUrl: string; callMs?: number };

/** Where the providers of accounts are that were set up in the back office, without trailing slash. PayPal: null where its mode says so. */
export type ProviderUrls = { stripeApi: string; stripeScript: string; paypalApi: string | null };

/** Where they are for everybody but tests. */
export const usualProviderUrls: ProviderUrls = { stripeApi: 'https://api.stripe.com', stripeScript: 'https://js.stripe.com', paypalApi: null };
