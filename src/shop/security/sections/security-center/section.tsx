/** The security center: where one is signed in, what protects the account, what can be done with its data. Password and addresses are on the account's page. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { Overview } from '../../contract.ts';
import { AccountActions, type Identity } from './account-actions/island.tsx';
import { SessionList } from './session-list/island.tsx';

/** What the page's loader gives. */
export type SecurityModel = { overview: Overview; identities: Identity[] };

export function SecurityCenter({ model: { overview, identities } }: { model: SecurityModel }) {
  const { userBasePath } = usePageView();
  const { sessions, ...facts } = overview;
  return (
    <section className="py-6 lg:pb-0 lg:pt-10">
      <h1 className="title-1 mb-8">{m.security_title()}</h1>
      <Island name="session-list" of={SessionList} when="load" props={{ sessions }} />
      <p className="mt-4">
        <ArrowLink path={`${userBasePath}security/activity`}>{m.security_activity()}</ArrowLink>
      </p>
      <div className="mt-12">
        <Island name="account-actions" of={AccountActions} when="load" props={{ facts, identities }} />
      </div>
    </section>
  );
}
