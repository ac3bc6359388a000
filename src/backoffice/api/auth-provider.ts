/** Who works here, for react-admin: sign-in, sign-out, and what a role may do. The server decides; this only hides what it would refuse. */
import type { AuthProvider } from 'react-admin';
import { callAdmin } from './call-admin.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { may, type Role } from './roles.ts';
import { session } from './session.ts';

/** Who is signed in. */
export type StaffView = { id: string; email: string; name: string; role: Role; rights: StaffRights };

let known: Promise<StaffView> | null = null;

async function whoAmI(): Promise<StaffView> {
  if (session.token() === null) throw new Error('ra.auth.auth_check_error');
  known ??= callAdmin<StaffView>('/auth/me').then(({ data }) => data);
  known.catch(() => {
    known = null;
  });
  return known;
}

/** The provider. */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    session.end();
    known = null;
    const { data } = await callAdmin<{ token: string }>('/auth/signin', { method: 'POST', body: { account: username, password } });
    session.begin(data.token);
  },
  async logout() {
    if (session.token() !== null) await callAdmin('/auth/signout', { method: 'POST' }).catch(() => undefined);
    session.end();
    known = null;
  },
  async checkAuth() {
    if (session.token() === null) throw new Error('ra.auth.auth_check_error');
  },
  async checkError({ status }: { status?: number }) {
    if (status !== 401) return;
    session.end();
    known = null;
    throw new Error('ra.notification.logged_out');
  },
  async getIdentity() {
    const { id, name, email } = await whoAmI();
    return { id, fullName: name || email };
  },
  async getPermissions() {
    return (await whoAmI()).rights;
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    return may((await whoAmI()).rights, { resource, action });
  },
};
