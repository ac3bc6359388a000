import * as m from '#messages';
import type { LoginMethod } from '../../accounts/contract.ts';

/** What a device is called that said nothing of itself. */
export const deviceName = (device: string): string => device || m.security_device_unknown();

const methods: Readonly<Record<LoginMethod, () => string>> = {
  signup: m.security_method_signup,
  password: m.security_method_password,
  code: m.security_method_code,
  qr: m.security_method_qr,
  openid: m.security_method_openid,
  reset: m.security_method_reset,
};

/** How a session began, as text. */
export const methodName = (method: LoginMethod): string => methods[method]();
