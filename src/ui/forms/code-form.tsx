/** A code to enter, a coupon's or a gift card's, and those that count already. */
import { useRef } from 'react';
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import { useDraft } from '#kit/browser/draft.ts';
import { clearDraft } from '#kit/browser/form-drafts.ts';
import { openFolds } from '#kit/browser/open-folds.ts';
import * as m from '#messages';
import { FieldError, fieldId } from './field.tsx';
import { Icon } from '../icons.tsx';
import type { RejectedForm } from './plain-form.tsx';
import { useForm } from './use-form.ts';

/** One that counts. Without script, taking it away posts `field`. */
type UsedCode = { text: string; removeLabel: string; field: { name: string; value: string }; onRemove: () => void };

type Props = {
  /** Makes the field's id unique. */
  form: string;
  label: string;
  /** What a form without script posts as `form`, to the page's own path: with `code` to use one, with a code's `field` to drop it. */
  use: string;
  drop: string;
  used: readonly UsedCode[];
  /** Holds the errors of a form without script. */
  refused: RejectedForm;
  /** Under which name a code that is typed and not applied yet outlasts a reload; left out, it does not: one that is worth money is stored nowhere. */
  draft?: string;
  onUse: (code: string) => Promise<ApiAnswer<unknown>>;
  /** Called with what applies a code that is typed and not applied yet; with null where there is none, or it was applied. */
  onTyped?: (use: (() => Promise<boolean>) | null) => void;
};

export function CodeForm({ drop, used, ...entered }: Props) {
  return (
    <div>
      <EnterCode {...entered} />
      {used.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {used.map((code) => (
            <Used key={code.field.value} drop={drop} {...code} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is wrong with the code, and what uses it. */
function useCode({ form, refused, draft: name, onUse, onTyped }: Omit<Props, 'drop' | 'used'>) {
  const { errors, message, busy, run } = useForm(form, refused);
  const input = useRef<HTMLInputElement>(null);
  const apply = async (field: HTMLInputElement): Promise<boolean> => {
    const code = field.value.trim();
    onTyped?.(null);
    if (name !== undefined) clearDraft(name);
    if (code === '') return true;
    const answer = await run(() => onUse(code));
    if (answer.code === 0) field.value = '';
    return answer.code === 0;
  };
  const list = (field: HTMLInputElement) => onTyped?.(field.value.trim() === '' ? null : () => apply(field));
  const draft = useDraft(name ?? null, ({ code = '' }) => {
    const field = input.current!;
    field.value = code;
    list(field);
    openFolds(field);
  });
  const watch = (field: HTMLInputElement) => {
    list(field);
    draft.keep({ code: field.value });
  };
  // The only field: what is wrong as a whole stands there as well.
  return { error: errors['code'] ?? (message || undefined), busy, input, apply, watch };
}

function EnterCode(props: Omit<Props, 'drop' | 'used'>) {
  const { form, label, use, refused } = props;
  const { error, busy, input, apply, watch } = useCode(props);
  const id = fieldId(form, 'code');
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void apply(event.currentTarget.querySelector('input')!);
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          name="code"
          type="text"
          maxLength={60}
          defaultValue={refused?.values['code']}
          onChange={(event) => watch(event.currentTarget)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-box min-w-0 grow"
        />
        <button
          type="submit"
          name="form"
          value={use}
          aria-busy={busy || undefined}
          className="btn btn-outline h-12 border-line px-5 text-base font-medium hover:border-base-content hover:bg-transparent hover:text-base-content"
        >
          {m.ui_coupon_apply()}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
}

/** What it is called, and the cross that takes it away. */
function Used({ drop, text, removeLabel, field, onRemove }: UsedCode & Pick<Props, 'drop'>) {
  return (
    <li className="inline-flex items-center rounded-full bg-base-200 pl-4 text-sm">
      {text}
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name={field.name} value={field.value} />
        <button
          type="submit"
          name="form"
          value={drop}
          className="inline-flex size-9 items-center justify-center rounded-full hover:bg-base-300"
          aria-label={removeLabel}
        >
          <Icon name="close" className="size-4" />
        </button>
      </form>
    </li>
  );
}
