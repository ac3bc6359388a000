/** The verification that a code asks for, and sending it. */
import { useState } from 'react';
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import type { useAuthForm } from './use-auth-form.ts';

/** State of slider and code of one form. */
export function useSendCode({ send, refuse }: Pick<ReturnType<typeof useAuthForm>, 'send' | 'refuse'>) {
  const { locale } = usePageView();
  const [captcha, setCaptcha] = useState('');
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(0);
  /** Takes the token: it is good once. */
  const spend = () => {
    setCaptcha('');
    setRound((before) => before + 1);
  };
  const ask = async (path: string, body: object): Promise<boolean> => {
    if (!captcha) {
      refuse('captcha', m.auth_captcha_wanted({}, { locale }));
      return false;
    }
    const answer = await send<{ seconds: number }>(path, { ...body, captcha });
    // A form that was filled in wrongly has not used it up.
    if (answer.code === 0 || !(answer.data as { errors?: object } | null)?.errors) spend();
    if (answer.code === 0) setSent(performance.now());
    return answer.code === 0;
  };
  return { captcha, setCaptcha, round, spend, sent, forgetSent: () => setSent(0), ask };
}
