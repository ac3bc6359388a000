import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { SignInInput, StaffView } from './contract.ts';
import { signInStaff } from './sign-in-staff.ts';
import { signOutStaff } from './sign-out-staff.ts';

/** Publishes the back office's sign-in, sign-out and "who am I". */
export function staffRoutes(api: Api): void {
  api.operation(
    { method: 'POST', url: '/api/admin/auth/signin', summary: 'Sign a member of staff in', tag: 'staff', access: 'public', body: SignInInput, data: z.object({ token: z.string() }) },
    (context, { body, request }) => signInStaff(context, { account: body.account, password: body.password, address: request.ip }),
  );
  api.operation({ method: 'POST', url: '/api/admin/auth/signout', summary: 'End this session', tag: 'staff', access: 'staff', data: z.object({}) }, async (context) => {
    await signOutStaff(context);
    return {};
  });
  api.operation({ method: 'GET', url: '/api/admin/auth/me', summary: 'Who is signed in', tag: 'staff', access: 'staff', data: StaffView }, async ({ caller }) => {
    if (caller.kind !== 'staff') throw new Error('staff access without staff');
    return { id: caller.staffId, email: caller.email, name: caller.name, role: caller.role };
  });
}
