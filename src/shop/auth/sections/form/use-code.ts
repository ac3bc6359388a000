/** The verification that a code asks for, and sending it. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { codeLimits } from '../../contract-limits.ts';
import type { useAuthForm } from './use-auth-form.ts';

/** State of slider and code of one form. What was solved stays solved until another code can be sent for, which takes another proof. */
export function useSendCode({ send, showFormErrors }: Pick<ReturnType<typeof useAuthForm>, 'send' | 'showFormErrors'>) {
  const [captcha, setCaptcha] = useState('');
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setTimeout(() => setRound((before) => before + 1), codeLimits.secondsBetween * 1_000);
    return () => clearTimeout(timer);
  }, [sent]);
  /** Takes the token: it is good once. */
  const spend = () => {
    setCaptcha('');
    setRound((before) => before + 1);
  };
  const ask = async (path: string, body: { account?: string | undefined; [name: string]: unknown }): Promise<boolean> => {
    if (!captcha) {
      // Said at once and first: nobody should solve it to learn that something else is missing.
      const missing = body.account?.trim() ? {} : { account: m.error_required({ field: m.field_account() }) };
      showFormErrors({ ...missing, captcha: m.auth_captcha_wanted() });
      return false;
    }
    const answer = await send<{ seconds: number }>(path, { ...body, captcha });
    if (answer.code === 0) {
      setCaptcha('');
      setSent(performance.now());
    } else if (!(answer.data as { errors?: object } | null)?.errors) {
      // A form that was filled in wrongly has not used it up.
      spend();
    }
    return answer.code === 0;
  };
  return { captcha, setCaptcha, round, spend, sent, forgetSent: () => setSent(0), ask };
}
