/** What stands below a variant that is sold out: an address gets one mail when it is back. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { EmailField } from '#ui/forms/field.tsx';
import { PlainForm } from '#ui/forms/plain-form.tsx';
import type { AlertState } from '../data.ts';

const place = 'notify';

/** Without script it posts to the variant's page; give it the SKU as its key, because what it says after it was sent is of one variant. */
export function NotifyForm({ sku, action, alert: { refused, sent } }: { sku: string; action: string; alert: AlertState }) {
  return (
    <section id={place} aria-labelledby={`${place}-title`} className="mt-6 rounded-box border border-line p-4">
      <h2 id={`${place}-title`} className="font-medium">
        {m.stock_alert_title()}
      </h2>
      <FormBehaviour within={place} />
      <div className="mt-3">
        {sent ? (
          <Alert kind="success">{m.stock_alert_thanks()}</Alert>
        ) : (
          <PlainForm name="notify" send="/product/notify" action={action} fields={{ sku }} refused={refused}>
            <div className="flex flex-wrap items-end gap-3">
              <EmailField
                form={place}
                name="email"
                label={m.field_email()}
                defaultValue={refused?.values['email']}
                error={refused?.errors['email']}
                className="min-w-0 grow basis-52"
              />
              <Button type="submit">{m.stock_alert_send()}</Button>
            </div>
            <p className="mt-3 text-sm text-desc">{m.stock_alert_text()}</p>
          </PlainForm>
        )}
      </div>
    </section>
  );
}
