/** Offers to save a passkey on this device, until it is declined or there is one. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { canKeepPasskeys } from '#kit/browser/passkeys/passkeys.ts';
import { authToken, passkeyOfferDeclined } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { AddPasskey, type OwnPasskey } from '../passkeys/passkey-forms.tsx';

/** `origin`: under which passkeys work. */
export type PasskeyOfferProps = { origin: string };

/** Nothing until the browser and the account were asked: it stands below all else, so that nothing jumps. */
export function PasskeyOffer({ origin }: PasskeyOfferProps) {
  const token = useShared(authToken);
  const isDeclined = useShared(passkeyOfferDeclined);
  const [isFitting, setFitting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    let isOver = false;
    if (token !== null && !isDeclined) void isWithoutPasskey(origin).then((fits) => isOver || setFitting(fits));
    return () => void (isOver = true);
  }, [origin, token, isDeclined]);
  if (token === null || isDeclined || !isFitting) return null;
  const leave = () => document.getElementById('page-body')?.focus();
  return (
    <section aria-labelledby="passkey-offer" className="pb-16 pt-4">
      <div className="rounded-box bg-base-200 p-6 lg:p-8">
        <h2 id="passkey-offer" className="title-3">
          {m.auth_passkey_offer_title()}
        </h2>
        <p className="mb-5 mt-2 max-w-xl">{m.auth_passkey_offer_text()}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {m.auth_passkey_add()}
          </Button>
          <Button
            onClick={() => {
              passkeyOfferDeclined.set(true);
              leave();
            }}
          >
            {m.auth_passkey_offer_no()}
          </Button>
        </div>
      </div>
      <FormDialog title={m.auth_passkey_add()} open={isAdding} onClose={() => setAdding(false)}>
        <AddPasskey
          onDone={() => {
            setFitting(false);
            showToast(m.auth_passkey_added(), { kind: 'success' });
            leave();
          }}
          onClose={() => setAdding(false)}
        />
      </FormDialog>
    </section>
  );
}

async function isWithoutPasskey(origin: string): Promise<boolean> {
  if (!(await canKeepPasskeys(origin))) return false;
  const { code, data } = await callApi<{ items: OwnPasskey[] }>('/security/passkeys', {}, { quiet: true });
  return code === 0 && data?.items.length === 0;
}
