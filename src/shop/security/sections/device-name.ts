import * as m from '#messages';
import type { LoginMethod } from '../../accounts/contract.ts';

/** A device in words: `Chrome 141, Windows` is Chrome on Windows. One that said nothing of itself is some browser or app. */
export function deviceName(device: string): string {
  const [browser = '', ...system] = device.split(', ');
  if (browser === '') return m.security_device_unknown();
  // The version does not help to recognise a foreign device.
  const name = browser.replace(/ \d+$/, '');
  return system.length === 0 ? name : m.security_device_on({ browser: name, system: system.join(', ') });
}

const methods: Readonly<Record<LoginMethod, () => string>> = {
  signup: m.security_method_signup,
  password: m.security_method_password,
  code: m.security_method_code,
  qr: m.security_method_qr,
  openid: m.security_method_openid,
  passkey: m.security_method_passkey,
  reset: m.security_method_reset,
};

/** How a session began, as text. */
export const methodName = (method: LoginMethod): string => methods[method]();
