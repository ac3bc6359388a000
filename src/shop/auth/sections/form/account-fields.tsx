/** The account's name: tabs for e-mail address and mobile number, with the field of the chosen one. */
import { useRef } from 'react';
import { useShared } from '#kit/browser/use-shared.ts';
import * as m from '#messages';
import { EmailField } from '#ui/forms/field.tsx';
import type { AuthModel } from './model.ts';
import { NumberFields } from './number-fields.tsx';
import { noteTyped, typedAccount, type AccountKind } from './typed-account.ts';

type Props = {
  form: string;
  errors: Readonly<Record<string, string>>;
  model: Pick<AuthModel, 'callingCodes' | 'country' | 'mobileFirst'>;
  /** Whether the browser may offer passkeys here. */ passkeys?: true;
};

/** The tabs' panel is the field itself; what was typed stays with its tab. */
export function AccountFields({ form, errors, model, passkeys }: Props) {
  const offered = passkeys ? ' webauthn' : '';
  const { kind: chosen, email, mobile, countryCode } = useShared(typedAccount);
  const kinds = model.mobileFirst ? mobileFirst : emailFirst;
  const kind = chosen ?? kinds[0];
  const titles = { email: m.field_email(), mobile: m.field_mobile() };
  return (
    <div className="flex flex-col gap-5">
      <Tabs form={form} titles={titles} kinds={kinds} kind={kind} />
      <div role="tabpanel" id={`${form}-panel`}>
        {kind === 'email' ? (
          <EmailField
            key="email"
            form={form}
            name="account"
            label={titles.email}
            autoComplete={`username${offered}`}
            value={email}
            error={errors['account']}
            onChange={(event) => noteTyped({ email: event.currentTarget.value })}
          />
        ) : (
          <NumberFields
            key="mobile"
            form={form}
            name="account"
            label={titles.mobile}
            autoComplete={`username tel-national${offered}`}
            model={model}
            errors={errors}
            number={mobile}
            code={countryCode}
            onChange={(changes) => noteTyped({ mobile: changes.number ?? mobile, countryCode: changes.code ?? countryCode })}
          />
        )}
      </div>
    </div>
  );
}

type Kinds = readonly [AccountKind, AccountKind];
const emailFirst: Kinds = ['email', 'mobile'];
const mobileFirst: Kinds = ['mobile', 'email'];

function Tabs({ form, titles, kinds, kind }: { form: string; titles: Readonly<Record<AccountKind, string>>; kinds: Kinds; kind: AccountKind }) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: AccountKind) => {
    noteTyped({ kind: next });
    list.current?.querySelector<HTMLElement>(`#${form}-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" ref={list} aria-label={m.field_account()} className="flex gap-6 border-b border-line">
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${form}-tab-${one}`}
          aria-selected={one === kind}
          aria-controls={`${form}-panel`}
          tabIndex={one === kind ? 0 : -1}
          className={`-mb-px min-h-11 border-b-2 font-medium ${one === kind ? 'border-primary' : 'border-transparent text-desc'}`}
          onClick={() => noteTyped({ kind: one })}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight' || key === 'ArrowLeft') choose(one === 'email' ? 'mobile' : 'email');
          }}
        >
          {titles[one]}
        </button>
      ))}
    </div>
  );
}
