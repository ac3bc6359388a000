/** A coupon code to enter, and those that count already. */
import type { ComponentProps } from 'react';
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import * as m from '#messages';
import { CodeForm } from './code-form.tsx';
import type { RejectedForm } from './plain-form.tsx';

type Props = {
  form: string;
  codes: readonly string[];
  refused: RejectedForm;
  draft?: string;
  onApply: (code: string) => Promise<ApiAnswer<unknown>>;
  onTyped?: ComponentProps<typeof CodeForm>['onTyped'];
  onRemove: (code: string) => void;
};

/** `form` makes the field's id unique. Without script it posts `form=coupon`, or `form=dropCoupon`, and `code` to the page's own path; `refused` holds its errors. */
export function CouponForm({ form, codes, refused, draft, onApply, onTyped, onRemove }: Props) {
  const used = codes.map((code) => ({
    text: code,
    removeLabel: m.ui_coupon_remove({ code }),
    field: { name: 'code', value: code },
    onRemove: () => onRemove(code),
  }));
  return (
    <CodeForm
      form={form}
      label={m.ui_coupon_code()}
      use="coupon"
      drop="dropCoupon"
      used={used}
      refused={refused}
      onUse={onApply}
      {...(draft && { draft })}
      {...(onTyped && { onTyped })}
    />
  );
}
