/** The return from a provider: finishes the sign-in, and asks for a password where accounts have to be linked. */
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { completeSignIn, type SignedIn } from '#kit/browser/complete-sign-in.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useAuthForm } from '../form/use-auth-form.ts';
import { takeBegunPage } from './begun-page.ts';

const form = 'openid';

/** What a provider puts into the address. */
export const backNames = ['state', 'code', 'iss', 'error', 'error_description'] as const;

type Answer = SignedIn & { back: string | null; ticket?: string };

/** `onFailed`: the form of the shop is shown again, with the reason. */
export function FromProvider({ query, max, onFailed }: { query: Readonly<Record<string, string>>; max: number; onFailed: (reason: string) => void }) {
  const view = usePageView();
  const state = useAuthForm(form);
  const [ticket, setTicket] = useState<string | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (goesOnElsewhere(query)) return;
    void state.send<Answer>('/auth/openid/finish', query).then(({ code, data, msg }) => {
      if (code === 0 && data) return completeSignIn(data, view);
      if (code === 10 && data?.ticket) setTicket(data.ticket);
      else onFailed(msg);
      return undefined;
    });
  }, [query, state, view, onFailed]);
  const link = async (fields: Record<string, string>) => {
    const answer = await state.send<Answer>('/auth/openid/link', { ticket, ...fields });
    if (answer.code === 0 && answer.data) await completeSignIn(answer.data, view);
  };
  if (ticket === null) return <output>{m.auth_openid_working()}</output>;
  return (
    <ScriptForm busy={state.busy} message={state.message} onSend={(fields) => void link(fields)}>
      <Alert live>{m.auth_openid_link()}</Alert>
      <PasswordField form={form} error={state.errors['password']} max={max} />
      <Button type="submit" look="primary" wide busy={state.busy}>
        {m.auth_openid_link_button()}
      </Button>
    </ScriptForm>
  );
}

/** Goes on in the language in which it was begun, and has the address say again where one came from. Answers whether another page does so. */
function goesOnElsewhere(query: Readonly<Record<string, string>>): boolean {
  const page = takeBegunPage();
  if (!page) return false;
  if (page.pathname === location.pathname) {
    // What the provider sent has been taken out of the address.
    history.replaceState(history.state, '', page);
    return false;
  }
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value);
  location.replace(page);
  return true;
}
