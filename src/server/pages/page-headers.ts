/** Headers of every page: what the browser may load and do. Nothing inline, nothing from elsewhere. */
import type { Embeds } from '#kit/server/page/section.ts';
import type { HostConfig } from '#kit/server/slice.ts';

/** What of the configuration headers of pages depend on. */
export type PolicyConfig = Pick<HostConfig, 'https' | 'payments' | 'picturesUrl'> & { storage: Pick<HostConfig['storage'], 'direct'> };

const listed = (origin: string | undefined): string[] => (origin === undefined ? [] : [origin]);

/** Where pictures come from: the shop, the CDN of public ones, and the storage service to which private ones redirect. */
export const imageSources = ({ picturesUrl, storage }: Pick<PolicyConfig, 'picturesUrl' | 'storage'>): string =>
  ["img-src 'self' data: blob:", ...listed(picturesUrl), ...listed(storage.direct?.origin)].join(' ');

const policyOf = (config: PolicyConfig, embeds: readonly Embeds[]) => {
  const from = (of: (one: Embeds) => readonly string[]) => embeds.flatMap((one) => of(one).map((origin) => ` ${origin}`)).join('');
  const frames = from((one) => one.frames);
  return [
    "default-src 'none'",
    `script-src 'self'${from((one) => one.scripts)}`,
    "style-src 'self'",
    `${imageSources(config)}${from((one) => one.pictures)}`,
    "font-src 'self'",
    `media-src ${["'self'", ...listed(config.picturesUrl)].join(' ')}`,
    `connect-src 'self'${from((one) => one.calls)}`,
    ...(frames === '' ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `form-action ${formTargetsOf(config)}${from((one) => one.forms)}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
};

/** Headers of every answer, set once for all routes (`build-app.ts`): no content sniffing and, under https, HSTS. */
export function answerHeaders({ https }: Pick<HostConfig, 'https'>): Readonly<Record<string, string>> {
  return { 'x-content-type-options': 'nosniff', ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}) };
}

/** The headers; `embeds` is what the page loads from elsewhere, and no other page does. */
export function pageHeaders(config: PolicyConfig, embeds: readonly Embeds[] = []): Readonly<Record<string, string>> {
  const policy = policyOf(config, embeds);
  return {
    'content-security-policy': config.https ? `${policy}; upgrade-insecure-requests` : policy,
    // Wallets open windows of their own, and hear from them.
    'cross-origin-opener-policy': embeds.some(({ scripts }) => scripts.length > 0) ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...answerHeaders(config),
  };
}

/** Without script the form that orders leads to the provider's page, and browsers hold that against the policy as well. */
function formTargetsOf({ payments: { paypal, ready = [] } }: Pick<HostConfig, 'payments'>): string {
  return ["'self'", ...(paypal ? ['https://*.paypal.com', new URL(paypal.apiUrl).origin] : []), ...ready.flatMap(({ pages }) => pages)].join(' ');
}
