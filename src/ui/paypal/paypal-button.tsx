import * as m from '#messages';

/**
 * PayPal's button, in its name and colours and in the shape of the shop's own. A plain form's, whose field `form` it sends; what stands in the way of
 * PayPal's page is said beneath.
 */
export function PaypalButton({ busy = false, message = '', className = '' }: { busy?: boolean; message?: string; className?: string }) {
  return (
    <div className={className}>
      <button
        type="submit"
        name="form"
        value="paypal"
        aria-busy={busy || undefined}
        aria-describedby="paypal-hint"
        className={`btn btn-lg h-12 min-h-12 w-full border-0 bg-[#60cdff] px-6 text-base font-semibold text-black [box-shadow:none] hover:bg-[#45b9ef] ${busy ? 'pointer-events-none' : ''}`}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        <span translate="no">{m.payment_method_paypal()}</span>
      </button>
      <p id="paypal-hint" className="mt-2 text-center text-xs text-desc">
        {m.payment_paypal_hint()}
      </p>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {message}
      </p>
    </div>
  );
}
