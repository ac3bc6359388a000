/** Asking for a return: the form, the quote that follows it, sending it. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { clearDraft, useSavedDraft } from '#kit/browser/form-drafts.ts';
import { outcomeOf, type FieldErrors } from '#kit/browser/outcome.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Order } from '../../../orders/contract.ts';
import type { Return } from '../../contract.ts';
import { askedLines, begin, changeType, type Application } from './application.ts';
import { reasonWords } from './reasons.ts';

type Money = { amount: number; currency: string };
/** What would go back. */
export type Quote = { refundAmount: Money; refundCredits: Money; shippingFee: Money };

/** What is wrong: at fields, at lines (by id), or as a whole. */
export type Problems = { fields: FieldErrors; lines: Readonly<Record<string, string>>; whole: string | null };
const noProblems: Problems = { fields: {}, lines: {}, whole: null };

// While somebody is still typing a number nothing is asked.
const settleMs = 300;
// The answer is not known: the application may have been taken, so it is sent again under its key.
const unanswered = new Set([500, 20000]);

const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

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
function missing(application: Application): Problems | null {
  const fields: Record<string, string> = {};
  if (Object.keys(application.lines).length === 0) fields['lines'] = m.returns_choose_lines();
  if (application.reason === '') fields['reason'] = m.returns_choose_reason();
  if (application.reason === 'other' && application.words.trim() === '') fields['applyDescription'] = m.returns_say_more();
  return Object.keys(fields).length > 0 ? { fields, lines: {}, whole: null } : null;
}

/** The name of the form, as what was written in it is kept over the end of a session. */
export const applicationOf = ({ orderNo }: Pick<Order, 'orderNo'>) => `return of ${orderNo}`;

/** `onDone` is told the return that was made. */
export function useApplication(order: Order, { onDone }: { locale: Locale; onDone: (made: Return) => void }) {
  const [begun] = useState(() => begin(order.products));
  const [application, setApplication] = useState(begun);
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ body: '', key: '' });
  const { orderNo } = order;
  useSavedDraft<Application>(applicationOf(order), {
    unsaved: () => (application === begun ? null : application),
    // Something of it may have gone back meanwhile.
    restore: (kept) => setApplication(changeType(kept, kept.applyType, order.products)),
  });
  const quote = useQuote(orderNo, application);
  const send = async () => {
    const wrong = missing(application);
    setProblems(wrong ?? noProblems);
    if (wrong || busy) return;
    const { applyType, images, refundTo } = application;
    const applyDescription = reasonWords(application);
    const body = { orderNo, applyType, lines: askedLines(application), applyDescription, images: images.map((image) => image.id), refundTo };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() };
    setBusy(true);
    const answer = await callApi<Return>('/return/apply', { ...body, ...secretHere() }, { idempotencyKey: attempt.current.key });
    setBusy(false);
    if (!unanswered.has(answer.code)) attempt.current = { body: '', key: '' };
    if (answer.code === 0 && answer.data) {
      clearDraft(applicationOf(order));
      return onDone(answer.data);
    }
    const { errors, message } = outcomeOf(answer);
    const { lineId } = (answer.data ?? {}) as { lineId?: string };
    const hasFields = Object.keys(errors).length > 0;
    setProblems({ fields: errors, lines: lineId ? { [lineId]: message } : {}, whole: lineId || hasFields ? null : message });
  };
  return { application, setApplication, quote, problems, busy, send };
}

/** See above. */
export type ApplicationForm = ReturnType<typeof useApplication>;
