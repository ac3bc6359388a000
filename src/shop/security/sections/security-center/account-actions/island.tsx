/** What protects an account: its password, the code at sign-in, apps that sign it in, and where it is signed in. */
import * as m from '#messages';
import { useState } from 'react';
import { showToast } from '#kit/browser/toast.ts';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import type { Overview, SessionShown } from '../../../contract.ts';
import { ActionRow, RowAction, RowLink } from '#ui/step-up/action-row.tsx';
import { StepUpDialog, type Asked } from '../../step-up-dialog.tsx';
import { SessionList } from './session-list.tsx';

/** An app or provider that signs in to the account. */
export type Identity = { provider: string; subject: string; title: string; name: string };

type Facts = Pick<Overview, 'loginEmailVerification' | 'canVerifyByEmail' | 'hasPassword' | 'email' | 'mobile'>;

type Props = { facts: Facts; identities: Identity[]; sessions: SessionShown[]; activityPath: string; passwordPath: string };

/** Each with its state and the one thing to do about it; whatever matters asks for a proof first. `activityPath` leads to what has happened, `passwordPath` to where the password is changed. */
export function AccountActions({ facts, identities: first, sessions, activityPath, passwordPath }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOn, setOn] = useState(facts.loginEmailVerification);
  const [identities, setIdentities] = useState(first);
  const switched = () => {
    setOn(!isOn);
    showToast(isOn ? m.security_switched_off() : m.security_switched_on(), { kind: 'success' });
  };
  const unlinked = (data: unknown) => setIdentities((data as { items: Identity[] }).items);
  return (
    <>
      <SettingsGroup id="protection" title={m.security_protection()} text={m.security_protection_text()}>
        <ul className="divide-y divide-line">
          <ActionRow title={m.field_password()} text={facts.hasPassword ? m.security_password_text() : m.security_password_none()}>
            <RowLink path={passwordPath} of={m.field_password()}>
              {facts.hasPassword ? m.profile_change() : m.profile_add()}
            </RowLink>
          </ActionRow>
          <ActionRow
            title={m.security_switch()}
            text={isOn || facts.canVerifyByEmail ? m.security_switch_text() : m.security_email_not_verified()}
            state={isOn ? m.security_on() : m.security_off()}
            isOn={isOn}
          >
            {(isOn || facts.canVerifyByEmail) && (
              <RowAction of={m.security_switch()} onAct={() => setAsked(switching(isOn, switched))}>
                {isOn ? m.security_turn_off() : m.security_turn_on()}
              </RowAction>
            )}
          </ActionRow>
          {identities.map((identity) => (
            <ActionRow key={`${identity.provider} ${identity.subject}`} title={identity.title} text={m.security_linked({ name: identity.name })}>
              <RowAction of={identity.title} onAct={() => setAsked(unlinking(identity, unlinked))}>
                {m.security_unlink()}
              </RowAction>
            </ActionRow>
          ))}
        </ul>
      </SettingsGroup>
      <SessionList sessions={sessions} activityPath={activityPath} />
      {asked && <StepUpDialog asked={asked} byPassword={facts.hasPassword} reach={facts.email ?? facts.mobile} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Turns the code at sign-in on or off. */
const switching = (isOn: boolean, done: () => void): Asked => ({
  title: isOn ? m.security_switch_off() : m.security_switch_on(),
  action: isOn ? m.security_turn_off() : m.security_turn_on(),
  look: 'primary',
  path: '/security/switch',
  body: { loginEmailVerification: !isOn },
  done,
});

const unlinking = ({ provider, subject, title }: Identity, done: (data: unknown) => void): Asked => ({
  title: m.security_unlink_ask({ title }),
  action: m.security_unlink(),
  look: 'primary',
  path: '/security/identities/unlink',
  body: { provider, subject },
  done,
});
