/** A Chinese invoice, below the ways of paying of what goes to mainland China. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import type { Typed } from '#kit/browser/draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, TextField } from '#ui/forms/field.tsx';
import { RadioCard } from '#ui/forms/radio-card.tsx';
import { fieldsOf } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useMounted } from '#ui/use-mounted.ts';
import { Fold } from '#ui/order-parts/fold.tsx';
import type { Checkout } from '../../contract.ts';
import type { RejectedStep } from './data.ts';
import { useUnsaved, type CheckoutActions, type Unsaved } from './use-checkout.ts';

const form = 'fapiao';

type Props = { checkout: Checkout; refused: RejectedStep | null; post: CheckoutActions['post']; unsaved: Unsaved };

/** Folded, with what was asked for in sight. A plain form, which works without script too. */
export function Fapiao(props: Props) {
  const { fapiao } = props.checkout;
  const [isOpen, setOpen] = useState(props.refused !== null);
  const said = fapiao ? [fapiao.title, fapiao.taxNumber].filter(Boolean).join(dot) : m.checkout_fapiao_hint();
  return (
    <Fold title={m.checkout_fapiao()} said={said} open={isOpen} onToggle={setOpen}>
      <FapiaoForm key={said} {...props} onOpen={setOpen} />
    </Fold>
  );
}

type FormProps = Props & { onOpen: (isOpen: boolean) => void };

function FapiaoForm(props: FormProps) {
  const { fapiao, contact } = props.checkout;
  const { element, type, setType, of, message, busy, saveNow, typed, drop } = useFapiao(props);
  const isHere = useMounted();
  return (
    <form
      ref={element}
      noValidate
      onChange={typed}
      method="post"
      action="#step-payment"
      className="flex flex-col gap-5 pb-5"
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      {message && <Alert kind="error">{message}</Alert>}
      <Types type={type} onChoose={setType} />
      <Payer type={type} of={of} />
      <EmailField {...of('email', contact.email ?? '')} label={m.field_email()} hint={m.checkout_fapiao_email_hint()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="form" value="fapiao" busy={busy}>
          {m.checkout_fapiao_save()}
        </Button>
        {fapiao && (
          <Button type={isHere ? 'button' : 'submit'} look="quiet" name="form" value="dropFapiao" onClick={isHere ? () => void drop() : undefined}>
            {m.checkout_fapiao_none()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What was typed, and sending it. */
function useFapiao({ checkout: { slug, fapiao = null }, refused, post, unsaved, onOpen }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, message, busy, run } = useForm(form, refused);
  const [before, setBefore] = useState<Typed>({});
  const [type, setType] = useState(refused?.values['type'] ?? fapiao?.type ?? 'personal');
  const of = (name: 'title' | 'taxNumber' | 'email', usual = '') => ({
    form,
    name,
    error: errors[name],
    defaultValue: refused?.values[name] ?? before[name] ?? fapiao?.[name] ?? usual,
  });
  const send = async (asked: Record<string, string> | null) => {
    const { code } = await run(() => post('/checkout/fapiao', { fapiao: asked }));
    if (code === 0) onOpen(false);
    return code === 0;
  };
  const save = () => {
    const { title = '', taxNumber = '', email = '' } = fieldsOf(element.current!);
    return send({ type, title, taxNumber, email });
  };
  const restore = (given: Typed) => {
    setBefore(given);
    if (given['type']) setType(given['type']);
    onOpen(true);
  };
  const { saveNow, typed, forget } = useUnsaved(form, { slug, unsaved, save, restore });
  const drop = async () => {
    if (await send(null)) forget();
  };
  return { element, type, setType, of, message, busy, saveNow, typed, drop };
}

function Types({ type, onChoose }: { type: string; onChoose: (type: string) => void }) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{m.checkout_fapiao()}</legend>
      <RadioCard name="type" value="personal" checked={type === 'personal'} onChoose={onChoose} title={m.checkout_fapiao_personal()} />
      <RadioCard name="type" value="company" checked={type === 'company'} onChoose={onChoose} title={m.checkout_fapiao_company()} />
    </fieldset>
  );
}

type Field = { form: string; name: string; error: string | undefined; defaultValue: string };

/** Title and taxpayer number; without script both kinds have both. */
function Payer({ type, of }: { type: string; of: (name: 'title' | 'taxNumber') => Field }) {
  const isHere = useMounted();
  const isCompany = type === 'company';
  const optional = isCompany ? false : ('unsaid' as const);
  const hint = isCompany ? undefined : m.checkout_fapiao_title_hint();
  return (
    <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
      <TextField {...of('title')} optional={optional} label={m.field_fapiaoTitle()} hint={hint} autoComplete="organization" maxLength={100} />
      {(isCompany || !isHere) && (
        <TextField
          {...of('taxNumber')}
          optional={optional}
          label={m.field_taxNumber()}
          hint={m.checkout_fapiao_tax_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
        />
      )}
    </div>
  );
}
