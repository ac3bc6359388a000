/** The OpenID Connect providers that the configuration names. */
import type { HostConfig, OpenIdProvider } from '#kit/server/host-config.ts';

/** None, unless configured. */
export const providersOf = (config: Pick<HostConfig, 'openid'>): readonly OpenIdProvider[] => config.openid ?? [];
