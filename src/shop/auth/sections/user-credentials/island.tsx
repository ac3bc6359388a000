/** By what one signs in: password, e-mail address, mobile number, each changed in a dialog; and passkeys. */
import { useState } from 'react';
import * as m from '#messages';
import { userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { DetailRow } from '#ui/detail-row.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import type { User } from '#shop/profile/contract.ts';
import { maskLogin } from '../../rules.ts';
import type { AuthModel } from '../form/model.ts';
import { OwnPasskeys, type OwnPasskeysProps } from '../passkeys/own-passkeys.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Address and number come masked; `hasPassword` is false for who signs in by code or through another service. */
export type CredentialsProps = {
  email: string | null;
  mobile: string | null;
  hasPassword: boolean;
  model: Pick<AuthModel, 'callingCodes' | 'country' | 'password'>;
  passkeys: OwnPasskeysProps;
};

type Credential = 'password' | 'email' | 'mobile';

export function Credentials({ email, mobile, hasPassword, model, passkeys }: CredentialsProps) {
  const [shown, setShown] = useState({ email, mobile, hasPassword });
  const [editing, setEditing] = useState<Credential | null>(null);
  const close = () => setEditing(null);
  const take = (user: User) => {
    userInfo.set(user);
    const number = user.mobile && `${user.countryCode ?? ''} ${maskLogin(user.mobile)}`;
    setShown((now) => ({
      email: user.email && maskLogin(user.email),
      mobile: number,
      hasPassword: now.hasPassword || editing === 'password',
    }));
    close();
    showToast(m.profile_saved(), { kind: 'success' });
  };
  const none = m.profile_not_set();
  const rows = [
    { id: 'password', title: m.field_password(), value: shown.hasPassword ? '••••••••' : none },
    { id: 'email', title: m.field_email(), value: shown.email ?? none },
    { id: 'mobile', title: m.field_mobile(), value: shown.mobile ?? none },
  ] as const;
  const forms = {
    password: () => <PasswordForm hasPassword={shown.hasPassword} bounds={model.password} onSaved={take} onClose={close} />,
    email: () => <LoginForm kind="email" model={model} onSaved={take} onClose={close} />,
    mobile: () => <LoginForm kind="mobile" model={model} onSaved={take} onClose={close} />,
  };
  return (
    <SettingsGroup id="credentials" title={m.security_ways()} text={m.profile_group_ways_text()}>
      <dl className="divide-y divide-line">
        {rows.map(({ id, title, value }) => (
          <DetailRow key={id} title={title} value={value} {...(value === none ? { action: m.profile_add() } : {})} onAct={() => setEditing(id)} />
        ))}
      </dl>
      {rows.map(({ id, title }) => (
        <FormDialog key={id} title={title} open={editing === id} onClose={close}>
          {forms[id]()}
        </FormDialog>
      ))}
      <OwnPasskeys {...passkeys} />
    </SettingsGroup>
  );
}
