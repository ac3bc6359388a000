/** Links a messaging app to the account: a fresh proof, then the code, as at signing in. */
import { useEffect } from 'react';
import * as m from '#messages';
import { navigate } from '#kit/browser/navigate.ts';
import type { StepUpOptions } from '#kit/pure/step-up-options.ts';
import { Alert } from '#ui/alert.tsx';
import { QrCode } from '#ui/qr-sign-in/qr-code.tsx';
import { useSignInTicket } from '#ui/qr-sign-in/use-sign-in-ticket.ts';
import { Button } from '#ui/button.tsx';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import { ActionRow, RowAction } from '#ui/step-up/action-row.tsx';
import { StepUpFields } from '#ui/step-up/step-up-fields.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import type { QrSignInProps } from '../qr-sign-in/props.ts';

const form = 'link-app';

/** One button for each app; asked for a proof, a small form; then the code. */
export function LinkApps({ apps }: QrSignInProps) {
  const { provider, created, state, errorMessage, errors, busy, proof, ask } = useSignInTicket();
  const app = apps.find(({ id }) => id === provider)?.title ?? '';
  // Linked, the page above lists it.
  useEffect(() => {
    if (state === 'confirmed') navigate(location.pathname, { replace: true, fresh: true });
  }, [state]);
  const over = state === 'expired' || state === 'refused';
  return (
    <SettingsGroup id="link-apps" title={m.social_login_link_title()} text={m.social_login_link_text()}>
      <ul className="divide-y divide-line">
        {apps.map(({ id, title }) => (
          <ActionRow key={id} title={title} text={m.social_login_kind()} state={m.social_login_not_linked()}>
            <RowAction of={title} busy={busy && id === provider} pressed={id === provider} onAct={() => void ask(id)}>
              {m.social_login_link()}
            </RowAction>
          </ActionRow>
        ))}
      </ul>
      {errorMessage && (
        <div className="mt-4">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
      {proof && provider && <StepUpForm proof={proof} errors={errors} busy={busy} onProof={(fields) => void ask(provider, fields)} />}
      {created && (state === 'waiting' || state === 'scanned') && <QrCode created={created} app={app} />}
      <output className={state ? 'mt-4 block font-medium' : 'sr-only'}>
        {state === 'waiting' && m.social_login_waiting({ app })}
        {state === 'scanned' && m.social_login_scanned()}
        {state === 'confirmed' && m.social_login_linked()}
        {state === 'refused' && m.social_login_refused()}
        {state === 'expired' && m.social_login_expired()}
      </output>
      {over && provider && (
        <Button className="mt-4" onClick={() => void ask(provider)}>
          {m.social_login_again()}
        </Button>
      )}
    </SettingsGroup>
  );
}

type StepUpProps = { proof: StepUpOptions; errors: Readonly<Record<string, string>>; busy: boolean; onProof(fields: Record<string, string>): void };

function StepUpForm({ proof, errors, busy, onProof }: StepUpProps) {
  return (
    <ScriptForm className="mt-6 grid max-w-md gap-4" busy={busy} onSend={onProof}>
      <StepUpFields form={form} wanted={proof} errors={errors} />
      <Button type="submit" look="primary" busy={busy} className="justify-self-start">
        {m.social_login_proof_go_on()}
      </Button>
    </ScriptForm>
  );
}
