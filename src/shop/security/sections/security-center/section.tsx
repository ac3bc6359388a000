/** The security center: how one signs in, where one is signed in, what happened lately. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { Overview } from '../../contract.ts';
import { AccountActions, type Identity } from './account-actions/island.tsx';
import { SessionList } from './session-list/island.tsx';

/** What the page's loader gives. */
export type SecurityModel = { overview: Overview; identities: Identity[] };

/** See above. */
export function SecurityCenter({ model: { overview, identities } }: { model: SecurityModel }) {
  const { userBasePath } = usePageView();
  const { sessions, ...facts } = overview;
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1 mb-8">{m.security_title()}</h1>
      <h2 className="title-3">{m.security_ways()}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <Way title={m.security_password()} value={overview.hasPassword ? m.security_password_set() : m.security_password_none()} action={m.security_change()} />
        <Way title={m.security_email()} value={overview.email ?? m.security_none()} action={overview.email ? m.security_change() : m.security_add()} />
        <Way title={m.security_mobile()} value={overview.mobile ?? m.security_none()} action={overview.mobile ? m.security_change() : m.security_add()} />
      </ul>
      <div className="mt-12">
        <Island name="session-list" of={SessionList} when="load" props={{ sessions }} />
      </div>
      <ArrowLink path={`${userBasePath}security/activity`} className="mt-8">
        {m.security_activity()}
      </ArrowLink>
      <div className="mt-12">
        <Island name="account-actions" of={AccountActions} when="load" props={{ facts, identities }} />
      </div>
    </section>
  );
}

function Way({ title, value, action }: { title: string; value: string; action: string }) {
  const { userBasePath } = usePageView();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-sm text-desc">{value}</p>
      </div>
      <ShopLink path={`${userBasePath}account`} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {action}
        <span className="sr-only"> {title}</span>
      </ShopLink>
    </li>
  );
}
