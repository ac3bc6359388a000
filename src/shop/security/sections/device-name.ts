import * as m from '#messages';
import type { Locale } from '#kit/pure/shop-error.ts';
import type { LoginMethod } from '../../accounts/contract.ts';

/** What a device is called that said nothing of itself. */
export const deviceName = (device: string, locale: Locale): string => device || m.security_device_unknown({}, { locale });

const methods: Readonly<Record<LoginMethod, (params: object, options: { locale: Locale }) => string>> = {
  signup: m.security_method_signup,
  password: m.security_method_password,
  code: m.security_method_code,
  qr: m.security_method_qr,
  openid: m.security_method_openid,
  reset: m.security_method_reset,
};

/** How a session came about, in words. */
export const methodName = (method: LoginMethod, locale: Locale): string => methods[method]({}, { locale });
