/** react-admin's auth provider: sign-in, sign-out, and the user's rights. The server decides; this only hides what it would refuse. */
import type { AuthProvider } from 'react-admin';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { callAdmin } from './call-admin.ts';
import { may, type Role } from './roles.ts';

/** Who is signed in, and what is asked of them before anything else. */
export type StaffView = {
  id: string;
  email: string;
  name: string;
  role: Role;
  rights: StaffRights;
  mustChangePassword: boolean;
  mustSetUpSecondFactor: boolean;
};

let known: Promise<StaffView> | null = null;

/** Who is signed in; asked once. */
export function whoAmI(): Promise<StaffView> {
  const asked = (known ??= callAdmin<StaffView>('/auth/me').then(({ data }) => data));
  asked.catch(() => {
    known = null;
  });
  return asked;
}

/** Asks the server again the next time: the user's account has changed. */
export function forgetMe(): void {
  known = null;
}

/** The provider. `login` receives the way to sign in: password, code or passkey. */
export const authProvider: AuthProvider = {
  async login({ run }: { run(): Promise<void> }) {
    await run();
    known = null;
  },
  async logout() {
    const wasKnown = known !== null;
    known = null;
    if (wasKnown) await callAdmin('/auth/signout', { method: 'POST' }).catch(() => undefined);
  },
  async checkAuth() {
    await whoAmI().catch(() => {
      throw new Error('ra.auth.auth_check_error');
    });
  },
  async checkError({ status }: { status?: number }) {
    if (status !== 401) return;
    known = null;
    throw new Error('ra.notification.logged_out');
  },
  async getIdentity() {
    const { id, name, email } = await whoAmI();
    return { id, fullName: name || email, email };
  },
  async getPermissions() {
    return (await whoAmI()).rights;
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    return may((await whoAmI()).rights, { resource, action });
  },
};
