/** Headers of every page: what the browser may load and do. Nothing inline, nothing from elsewhere. */
import type { Embeds } from '#kit/server/page/section.ts';
import type { HostConfig } from '#kit/server/slice.ts';

const policyOf = (formTargets: string, embeds: readonly Embeds[]) => {
  const from = (of: (one: Embeds) => readonly string[]) => embeds.flatMap((one) => of(one).map((origin) => ` ${origin}`)).join('');
  const frames = from((one) => one.frames);
  return [
    "default-src 'none'",
    `script-src 'self'${from((one) => one.scripts)}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${from((one) => one.pictures)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${from((one) => one.calls)}`,
    ...(frames === '' ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `form-action ${formTargets}${from((one) => one.forms)}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
};

/** What every answer says, pages and others: it is what its type says, and (under https) whoever has been here comes by TLS. */
export function answerHeaders({ https }: Pick<HostConfig, 'https'>): Readonly<Record<string, string>> {
  return { 'x-content-type-options': 'nosniff', ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}) };
}

/** The headers; `embeds` is what the page loads from elsewhere, and no other page does. */
export function pageHeaders(config: Pick<HostConfig, 'https' | 'payments'>, embeds: readonly Embeds[] = []): Readonly<Record<string, string>> {
  const policy = policyOf(formTargetsOf(config), embeds);
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
