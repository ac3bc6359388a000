/** A coupon code to enter, and those that count already. */
import { useState } from 'react';
import * as m from '#messages';
import { FieldError, fieldId } from './field.tsx';
import { Icon } from '../icons.tsx';

/** What applying answers: nothing, or what is wrong with the code. */
export type CouponAnswer = Promise<string | null>;

/** `form` makes the field's id unique. Without script it posts `form=coupon`, or `form=dropCoupon`, and `code` to the page's own path; `refused` is what that refused. */
export function CouponForm({
  form,
  codes,
  refused = null,
  onApply,
  onRemove,
}: {
  form: string;
  codes: readonly string[];
  refused?: { code: string; message: string } | null;
  onApply: (code: string) => CouponAnswer;
  onRemove: (code: string) => void;
}) {
  const [error, setError] = useState(refused?.message ?? null);
  const [busy, setBusy] = useState(false);
  const id = fieldId(form, 'code');
  return (
    <div>
      <form
        method="post"
        onSubmit={async (event) => {
          event.preventDefault();
          const target = event.currentTarget;
          const code = new FormData(target).get('code');
          if (busy || typeof code !== 'string' || code.trim() === '') return;
          setBusy(true);
          const refusal = await onApply(code.trim());
          setBusy(false);
          setError(refusal);
          if (refusal) target.querySelector<HTMLInputElement>('input[name=code]')?.focus();
          else target.querySelector<HTMLInputElement>('input[name=code]')!.value = '';
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
          <button
            type="submit"
            name="form"
            value="coupon"
            aria-busy={busy || undefined}
            className="btn btn-outline h-12 border-line px-5 text-base font-medium hover:border-base-content hover:bg-transparent hover:text-base-content"
          >
            {m.ui_coupon_apply()}
          </button>
        </div>
        <FieldError id={id} error={error ?? undefined} />
      </form>
      {codes.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code} className="inline-flex items-center rounded-full bg-base-200 pl-4 text-sm">
              {code}
              <form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  onRemove(code);
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
          ))}
        </ul>
      )}
    </div>
  );
}
