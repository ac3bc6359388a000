/** Asking for a return: the form, the quote that follows it, sending it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { clearDraft, useSavedDraft } from '#kit/browser/form-drafts.ts';
import type { FieldErrors } from '#kit/browser/outcome.ts';
import { useOnce } from '#kit/browser/once/use-once.ts';
import { useForm } from '#ui/forms/use-form.ts';
import type { Order } from '../../../orders/contract.ts';
import type { Return } from '../../contract.ts';
import { askedLines, begin, changeType, type Application } from './application.ts';
import { reasonWords } from './reasons.ts';

type Money = { amount: number; currency: string };
/** What would go back. */
export type Quote = { refundAmount: Money; refundCredits: Money; refundGiftCards: Money; shippingFee: Money };

// No quote while a number is still being typed.
const settleMs = 300;
/** The quote for what is chosen, or why there is none; null while nothing is chosen and for exchanges. */
function useQuote(orderNo: string, application: Application): Quote | string | null {
  const [quote, setQuote] = useState<Quote | string | null>(null);
  const { applyType } = application;
  const lines = askedLines(application);
  const asked = applyType === 'exchange' || lines.length === 0 ? '' : JSON.stringify({ lines, applyType });
  useEffect(() => {
    if (asked === '') return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await callApi<Quote>('/return/quote', { orderNo, ...secretHere(), ...(JSON.parse(asked) as object) }, { quiet: true });
      if (!isOver) setQuote(answer.code === 0 && answer.data ? answer.data : answer.msg);
    }, settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderNo, asked]);
  return asked === '' ? null : quote;
}

/** What is missing before anything is sent. */
function missing(application: Application): FieldErrors {
  const fields: Record<string, string> = {};
  if (Object.keys(application.lines).length === 0) fields['lines'] = m.returns_choose_lines();
  if (application.reason === '') fields['reason'] = m.returns_choose_reason();
  if (application.reason === 'other' && application.words.trim() === '') fields['applyDescription'] = m.returns_say_more();
  return fields;
}

/** The name under which the form's draft is saved beyond the end of a session. */
export const applicationOf = ({ orderNo }: Pick<Order, 'orderNo'>) => `return of ${orderNo}`;

/** `onDone` receives the new return. `errors` holds a line's errors by its id. */
export function useApplication(form: string, order: Order, onDone: (made: Return) => void) {
  const [begun] = useState(() => begin(order.products));
  const [application, setApplication] = useState(begun);
  const { errors, message, busy, run, refuse, showFormErrors } = useForm(form);
  const once = useOnce();
  const { orderNo } = order;
  useSavedDraft<Application>(applicationOf(order), {
    unsaved: () => (application === begun ? null : application),
    // Something of it may have gone back meanwhile.
    restore: (draft) => setApplication(changeType(draft, draft.applyType, order.products)),
  });
  const quote = useQuote(orderNo, application);
  const send = async () => {
    const wrong = missing(application);
    if (Object.keys(wrong).length > 0) return showFormErrors(wrong);
    const { applyType, images, refundTo } = application;
    const applyDescription = reasonWords(application);
    const body = { orderNo, applyType, lines: askedLines(application), applyDescription, images: images.map((image) => image.id), refundTo };
    const { code, msg, data } = await run(() => once<Return & { lineId?: string }>('/return/apply', { ...body, ...secretHere() }));
    if (code === 0 && data) {
      clearDraft(applicationOf(order));
      onDone(data);
    } else if (data?.lineId) refuse(data.lineId, msg);
  };
  return { application, setApplication, quote, errors, message, busy, send };
}

export type ApplicationForm = ReturnType<typeof useApplication>;
