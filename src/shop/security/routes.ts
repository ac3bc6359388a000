import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import {
  activityInput,
  deleteInput,
  exportAnswer,
  logAnswer,
  logInput,
  overviewAnswer,
  sessionsAnswer,
  signOutAnswer,
  signOutInput,
  switchAnswer,
  switchInput,
} from './contract.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { switchVerification } from './switch-verification.ts';
import { readActivity, readLog } from './read-log.ts';
import { readOverview, readSessions } from './read-overview.ts';
import { signOutOthers, signOutSession } from './sign-out-session.ts';

/** Publishes the security center and the log. */
export function securityRoutes(api: Api, personalData: () => readonly DataSubjectHandler[]): void {
  const own = { method: 'POST', tag: 'security', access: 'user' } as const;
  api.operation({ ...own, url: '/api/web/security/overview', summary: 'What the security center shows', data: overviewAnswer }, (context) =>
    readOverview(context),
  );
  api.operation({ ...own, url: '/api/web/security/sessions', summary: 'Where the account is signed in', data: sessionsAnswer }, async (context) => ({
    sessions: await readSessions(context),
  }));
  api.operation(
    { ...own, url: '/api/web/security/signout', summary: 'End one session, or all others', body: signOutInput, data: signOutAnswer },
    (context, { body }) => (body.sessionId === undefined ? signOutOthers(context) : signOutSession(context, body.sessionId)),
  );
  api.operation(
    { ...own, url: '/api/web/security/activity', summary: 'Sign-ins and security changes', body: activityInput, data: logAnswer },
    (context, { body }) => readActivity(context, body),
  );
  api.operation({ ...own, url: '/api/web/log/list', summary: 'Everything that the account did', body: logInput, data: logAnswer }, (context, { body }) =>
    readLog(context, body),
  );
  api.operation(
    { ...own, url: '/api/web/security/switch', summary: 'Ask for a code by e-mail at sign-in, or not', body: switchInput, data: switchAnswer },
    (context, { body }) => switchVerification(context, body),
  );
  const account = { ...own, tag: 'user' } as const;
  api.operation({ ...account, url: '/api/web/user/export', summary: 'Everything that the shop holds about the account', data: exportAnswer }, (context) =>
    exportData(context, personalData()),
  );
  api.operation(
    { ...account, url: '/api/web/user/delete', summary: 'Delete the account', body: deleteInput, data: z.object({}) },
    async (context, { body }) => {
      await deleteAccount(context, personalData(), body);
      return {};
    },
  );
}
