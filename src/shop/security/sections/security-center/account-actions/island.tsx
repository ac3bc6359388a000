/** What an account can do about itself: the code at sign-in, apps that sign it in, its data as a file, its deletion. */
import * as m from '#messages';
import { useState, type ReactNode } from 'react';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { clearDrafts } from '#kit/browser/form-drafts.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import type { Overview } from '../../../contract.ts';
import { StepUpDialog, type Asked } from './step-up-dialog.tsx';
import { saveData } from './save-data.ts';

/** An app or provider that signs in to the account. */
export type Identity = { provider: string; subject: string; title: string; name: string };

type Facts = Pick<Overview, 'loginEmailVerification' | 'canVerifyByEmail' | 'hasPassword' | 'email' | 'mobile'>;

/** The list; whatever matters asks for a proof first. */
export function AccountActions({ facts, identities: first }: { facts: Facts; identities: Identity[] }) {
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
      <h2 className="title-3">{m.security_protection()}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <Action
          title={m.security_switch()}
          text={facts.canVerifyByEmail ? m.security_switch_text() : m.security_email_not_verified()}
          state={isOn ? m.security_on() : m.security_off()}
        >
          {facts.canVerifyByEmail && <Button onClick={() => setAsked(switching(isOn, switched))}>{isOn ? m.security_turn_off() : m.security_turn_on()}</Button>}
        </Action>
        {identities.map((identity) => (
          <Action key={`${identity.provider} ${identity.subject}`} title={identity.title} text={m.security_linked({ name: identity.name })}>
            <Button onClick={() => setAsked(unlinking(identity, unlinked))}>
              {m.security_unlink()}
              <span className="sr-only"> {identity.title}</span>
            </Button>
          </Action>
        ))}
      </ul>
      <OwnData onDelete={() => setAsked(deleting())} />
      {asked && <StepUpDialog asked={asked} byPassword={facts.hasPassword} reach={facts.email ?? facts.mobile} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Exports all stored data as a file, and closes the account. */
function OwnData({ onDelete }: { onDelete: () => void }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveData();
    setBusy(false);
  };
  return (
    <>
      <h2 className="title-3 mt-12">{m.security_data()}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <Action title={m.security_export()} text={m.security_export_text()}>
          <Button busy={busy} onClick={() => void save()}>
            {m.security_export_save()}
          </Button>
        </Action>
        <Action title={m.security_delete()} text={m.security_delete_hint()}>
          <Button look="danger" onClick={onDelete}>
            {m.security_delete()}
          </Button>
        </Action>
      </ul>
    </>
  );
}

function Action({ title, text, state, children }: { title: string; text: string; state?: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 max-w-2xl">
        <p className="font-medium">
          {title}
          {state && <span className="font-normal text-desc"> · {state}</span>}
        </p>
        <p className="mt-1 text-sm text-desc">{text}</p>
      </div>
      {children}
    </li>
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

const deleting = (): Asked => ({
  title: m.security_delete_ask(),
  text: m.security_delete_text(),
  action: m.security_delete(),
  look: 'danger',
  word: m.security_delete_word(),
  path: '/user/delete',
  body: {},
  done: () => {
    forgetSession();
    clearDrafts();
    showToast(m.security_deleted_mail_title(), { kind: 'success', ms: 5_000 });
    navigate(inLanguage('/'));
  },
});
