/** A coupon code to enter, and those that count already. */
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import * as m from '#messages';
import { FieldError, fieldId } from './field.tsx';
import { Icon } from '../icons.tsx';
import type { RejectedForm } from './plain-form.tsx';
import { useForm } from './use-form.ts';

type Apply = (code: string) => Promise<ApiAnswer<unknown>>;
type Props = { form: string; codes: readonly string[]; refused: RejectedForm; onApply: Apply; onRemove: (code: string) => void };

/** `form` makes the field's id unique. Without script it posts `form=coupon`, or `form=dropCoupon`, and `code` to the page's own path; `refused` holds its errors. */
export function CouponForm({ form, codes, refused, onApply, onRemove }: Props) {
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

function EnterCode({ form, refused, onApply }: Pick<Props, 'form' | 'refused' | 'onApply'>) {
  const { errors, message, busy, run } = useForm(form, refused);
  const id = fieldId(form, 'code');
  // The only field: what is wrong as a whole stands there as well.
  const error = errors['code'] ?? (message || undefined);
  const apply = async (target: HTMLFormElement) => {
    const field = target.querySelector<HTMLInputElement>('input[name=code]')!;
    const code = field.value.trim();
    if (code !== '' && (await run(() => onApply(code))).code === 0) field.value = '';
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
          defaultValue={refused?.values['code']}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-box grow"
        />
        <ApplyButton busy={busy} />
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
}

function ApplyButton({ busy }: { busy: boolean }) {
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
