/** A coupon code to enter, and those that count already. */
import { useState } from 'react';
import * as m from '#messages';
import { FieldError, fieldId } from './field.tsx';
import { Icon } from '../icons.tsx';

/** What applying answers: nothing, or what is wrong with the code. */
export type CouponAnswer = Promise<string | null>;

type Refused = { code: string; message: string } | null;
type Props = { form: string; codes: readonly string[]; refused?: Refused; onApply: (code: string) => CouponAnswer; onRemove: (code: string) => void };

/** `form` makes the field's id unique. Without script it posts `form=coupon`, or `form=dropCoupon`, and `code` to the page's own path; `refused` is what that refused. */
export function CouponForm({ form, codes, refused = null, onApply, onRemove }: Props) {
  return (
    <div>
      <EnterCode form={form} refused={refused} onApply={onApply} />
      {codes.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {codes.map((code) => (
            <Code key={code} code={code} onRemove={() => onRemove(code)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function EnterCode({ form, refused, onApply }: { form: string; refused: Refused; onApply: Props['onApply'] }) {
  const [error, setError] = useState(refused?.message ?? null);
  const [busy, setBusy] = useState(false);
  const id = fieldId(form, 'code');
  const apply = async (target: HTMLFormElement) => {
    const field = target.querySelector<HTMLInputElement>('input[name=code]')!;
    const code = field.value.trim();
    if (busy || code === '') return;
    setBusy(true);
    const refusal = await onApply(code);
    setBusy(false);
    setError(refusal);
    if (refusal) field.focus();
    else field.value = '';
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void apply(event.currentTarget);
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.ui_coupon_code()}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="code"
          type="text"
          maxLength={60}
          defaultValue={refused?.code}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-box grow"
        />
        <Apply busy={busy} />
      </div>
      <FieldError id={id} error={error ?? undefined} />
    </form>
  );
}

function Apply({ busy }: { busy: boolean }) {
  return (
    <button
      type="submit"
      name="form"
      value="coupon"
      aria-busy={busy || undefined}
      className="btn btn-outline h-12 border-line px-5 text-base font-medium hover:border-base-content hover:bg-transparent hover:text-base-content"
    >
      {m.ui_coupon_apply()}
    </button>
  );
}

/** A code that counts, and the cross that takes it away. */
function Code({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <li className="inline-flex items-center rounded-full bg-base-200 pl-4 text-sm">
      {code}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name="code" value={code} />
        <button
          type="submit"
          name="form"
          value="dropCoupon"
          className="inline-flex size-9 items-center justify-center rounded-full hover:bg-base-300"
          aria-label={m.ui_coupon_remove({ code })}
        >
          <Icon name="close" className="size-4" />
        </button>
      </form>
    </li>
  );
}
