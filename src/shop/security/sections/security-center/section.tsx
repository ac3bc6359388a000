/** The security center: what protects the account, where one is signed in, what can be done with its data. Password and addresses are changed on the account's page. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { LocalTime } from '#ui/local-time/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { Overview } from '../../contract.ts';
import { AccountActions, type Identity } from './account-actions/island.tsx';

/** What the page's loader gives; `signedInBefore` is when the account was signed in to before this session, null where that is not known. */
export type SecurityModel = { overview: Overview; identities: Identity[]; signedInBefore: string | null };

export function SecurityCenter({ model: { overview, identities, signedInBefore } }: { model: SecurityModel }) {
  const { userBasePath } = usePageView();
  const { sessions, ...facts } = overview;
  return (
    <section className="py-6 lg:pb-0 lg:pt-10">
      <div className="mb-8">
        <h1 className="title-1">{m.security_title()}</h1>
        {signedInBefore && (
          <p className="mt-2 text-sm text-desc">
            {m.profile_last_login()} <Island name="local-time" of={LocalTime} when="load" as="span" props={{ at: signedInBefore }} />
          </p>
        )}
      </div>
      <Island
        name="account-actions"
        of={AccountActions}
        when="load"
        props={{ facts, identities, sessions, activityPath: `${userBasePath}security/activity`, passwordPath: `${userBasePath}account#credentials` }}
      />
    </section>
  );
}
