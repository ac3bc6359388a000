/** Choices shown as cards: shipping methods, payment methods, addresses. */
import type { ReactNode } from 'react';

/** One choice. `aside` stands at the right (a price), `children` is shown under the chosen one. */
export function RadioCard({
  checked,
  onChoose,
  title,
  text,
  aside,
  children,
  ...input
}: {
  id?: string | undefined;
  name: string;
  value: string;
  /** The id of its form, where it stands outside of it. */
  form?: string;
  checked: boolean;
  onChoose: (value: string) => void;
  title: ReactNode;
  text?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
  disabled?: boolean;
}) {
  return (
    <div
      className={`rounded-box border border-line transition-colors has-checked:border-base-content has-checked:double-edge ${input.disabled ? 'opacity-60' : ''}`}
    >
      <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3">
        <input {...input} type="radio" checked={checked} onChange={() => onChoose(input.value)} className="radio radio-sm border-field" />
        <span className="min-w-0 grow">
          <span className="block font-medium">{title}</span>
          {text && <span className="block text-sm text-desc">{text}</span>}
        </span>
        {aside && <span className="shrink-0 tabular-nums">{aside}</span>}
      </label>
      {checked && children && <div className="border-t border-line px-4 py-4 text-sm text-desc">{children}</div>}
    </div>
  );
}
