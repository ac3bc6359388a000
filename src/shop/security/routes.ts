import type { Api } from '#kit/server/http/api.ts';
import { activityInput, logAnswer, logInput, overviewAnswer, sessionsAnswer, signOutAnswer, signOutInput } from './contract.ts';
import { readActivity, readLog } from './read-log.ts';
import { readOverview, readSessions } from './read-overview.ts';
import { signOutOthers, signOutSession } from './sign-out-session.ts';

/** Publishes the security center and the log. */
export function securityRoutes(api: Api): void {
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
}
