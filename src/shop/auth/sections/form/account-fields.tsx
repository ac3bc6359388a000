/** By what somebody is known: tabs for an e-mail address and a mobile number, with the field of the one chosen. */
import { useRef } from 'react';
import * as m from '#messages';
import { SelectField, TextField } from '#ui/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { AuthModel } from './model.ts';

/** The two ways. */
export type AccountKind = 'email' | 'mobile';
const kinds: readonly AccountKind[] = ['email', 'mobile'];

type Props = {
  form: string;
  kind: AccountKind;
  onKind: (kind: AccountKind) => void;
  errors: Record<string, string>;
  model: Pick<AuthModel, 'callingCodes' | 'country'>;
  autoComplete?: string;
};

/** The tabs' panel is the field itself; what was typed stays with its tab. */
export function AccountFields({ form, kind, onKind, errors, model, autoComplete = 'username' }: Props) {
  const { locale } = usePageView();
  const list = useRef<HTMLDivElement>(null);
  const titles = { email: m.field_email({}, { locale }), mobile: m.field_mobile({}, { locale }) };
  const choose = (next: AccountKind) => {
    onKind(next);
    list.current?.querySelector<HTMLElement>(`#${form}-tab-${next}`)?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <div role="tablist" ref={list} aria-label={m.field_account({}, { locale })} className="flex gap-6 border-b border-line">
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${form}-tab-${one}`}
            aria-selected={one === kind}
            aria-controls={`${form}-panel`}
            tabIndex={one === kind ? 0 : -1}
            className={`-mb-px min-h-11 border-b-2 px-1 font-medium ${one === kind ? 'border-primary' : 'border-transparent text-desc'}`}
            onClick={() => onKind(one)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight' || key === 'ArrowLeft') choose(one === 'email' ? 'mobile' : 'email');
            }}
          >
            {titles[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${form}-panel`}>
        {kind === 'email' ? (
          <TextField
            key="email"
            form={form}
            name="account"
            label={titles.email}
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={errors['account']}
          />
        ) : (
          <div key="mobile" className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] gap-3">
            <SelectField
              form={form}
              name="countryCode"
              label={m.field_countryCode({}, { locale })}
              autoComplete="tel-country-code"
              defaultValue={model.callingCodes.find((one) => one.country === model.country)?.code}
              error={errors['countryCode']}
            >
              {model.callingCodes.map(({ country, code, title }) => (
                <option key={country} value={code}>
                  {`${title} ${code}`}
                </option>
              ))}
            </SelectField>
            <TextField
              form={form}
              name="account"
              label={titles.mobile}
              type="tel"
              inputMode="tel"
              autoComplete={autoComplete === 'username' ? 'username tel-national' : 'tel-national'}
              maxLength={20}
              error={errors['account']}
            />
          </div>
        )}
      </div>
    </div>
  );
}
