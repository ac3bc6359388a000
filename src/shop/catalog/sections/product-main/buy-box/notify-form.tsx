/** What stands below a variant that is sold out: an address gets one mail when it is back. */
import { useEffect, useState, type ComponentType } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PlainForm } from '#ui/forms/plain-form.tsx';
import type { AlertState } from '../data.ts';

const place = 'notify';

/** Without script it posts to the variant's page; give it the SKU as its key, because what it says after it was sent is of one variant. */
export function NotifyForm({ sku, back, action, alert: { refused, sent } }: { sku: string; back: string | undefined; action: string; alert: AlertState }) {
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="mt-6 rounded-box border border-line p-4">
      <h2 id={`${place}-title`} className="font-medium">
        {m.stock_alert_title()}
      </h2>
      {back && <p className="mt-1 text-sm text-desc">{back}</p>}
      <Behaviour />
      <div className="mt-3">
        {sent ? (
          <Alert kind="success">{m.stock_alert_thanks()}</Alert>
        ) : (
          <PlainForm name="notify" send="/product/notify" action={action} fields={{ sku }} refused={refused}>
            <div className="flex flex-wrap items-end gap-3">
              <Email value={refused?.values['email']} error={refused?.errors['email']} />
              <Button type="submit" look="primary">
                {m.stock_alert_send()}
              </Button>
            </div>
            <p className="mt-3 text-sm text-desc">{m.stock_alert_text()}</p>
          </PlainForm>
        )}
      </div>
    </section>
  );
}

/** Fetched where there is a form, since most variants can be bought. */
function Behaviour() {
  const [Loaded, setLoaded] = useState<ComponentType<{ within: string }> | null>(null);
  useEffect(() => void import('./notify-behaviour.tsx').then(({ NotifyBehaviour }) => setLoaded(() => NotifyBehaviour)), []);
  return Loaded && <Loaded within={place} />;
}

/** As `EmailField`, whose file and texts bring the fields of every form along: 4 kB of script that a page of a product has no other use for. */
function Email({ value, error }: { value: string | undefined; error: string | undefined }) {
  const id = `${place}-email`;
  return (
    <div className="min-w-0 grow basis-52">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {m.stock_alert_email()}
      </label>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field-box"
      />
      <p id={`${id}-error`} aria-live="polite" className={error ? 'mt-1.5 text-sm text-danger' : 'sr-only'}>
        {error}
      </p>
    </div>
  );
}
