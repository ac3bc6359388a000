/** Headers of every page: what the browser may load and do. Nothing inline, nothing from elsewhere. */
import type { HostConfig } from '#kit/server/slice.ts';

const policyOf = (formTargets: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `form-action ${formTargets}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');

/** What every answer says, pages and others: it is what its type says, and (under https) whoever has been here comes by TLS. */
export function answerHeaders({ https }: Pick<HostConfig, 'https'>): Readonly<Record<string, string>> {
  return { 'x-content-type-options': 'nosniff', ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}) };
}

/** The headers. */
export function pageHeaders(config: Pick<HostConfig, 'https' | 'payments'>): Readonly<Record<string, string>> {
  const policy = policyOf(formTargetsOf(config));
  return {
    'content-security-policy': config.https ? `${policy}; upgrade-insecure-requests` : policy,
    'cross-origin-opener-policy': 'same-origin',
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
