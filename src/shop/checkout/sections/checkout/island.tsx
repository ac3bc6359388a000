/** The checkout on one page: contact, address, shipping, payment, each editable without losing the others. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { LoadFailed } from '#ui/failures/load-failed.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { PaymentMarks } from '#ui/order-parts/payment-marks.tsx';
import { drawnMarksOf, type PaymentMark } from '#ui/order-parts/drawn-marks.ts';
import { usualPath } from '#ui/usual-pages.tsx';
import type { Checkout } from '../../contract.ts';
import { AddressStep } from './address-step.tsx';
import { PaymentStep, ShippingStep } from './choice-steps.tsx';
import { Billing } from './billing.tsx';
import { ContactStep } from './contact-step.tsx';
import { checkoutSteps, isDone, openStepOf, stepOfErrors, stepsOf, type CheckoutPageProps, type CheckoutStep, type RejectedStep } from './data.ts';
import { Fapiao } from './fapiao.tsx';
import { GiftDelivery } from './gift-delivery.tsx';
import { PayAgain } from './pay-again.tsx';
import { PlaceOrder, usePlacingState, type PlacingState } from './place-order.tsx';
import { Step, type StepState } from './step.tsx';
import { StepSummary } from './step-summaries.tsx';
import { Summary } from './summary.tsx';
import type { FieldErrors } from '#kit/browser/outcome.ts';
import { useCheckout, type CheckoutActions } from './use-checkout.ts';

const skeletonLines = 3;

/** Asks again on arrival: prices, stock and a signed-in shopper's data may have changed since the page was made. */
export function CheckoutPage(props: CheckoutPageProps) {
  const actions = useCheckout(props);
  const { checkout, missing, failure, load } = actions;
  useEffect(() => {
    void load();
  }, [load]);
  if (missing) return <CheckoutGone slug={props.slug} />;
  if (!checkout && failure !== null) return <LoadFailed message={failure} onRetry={() => void load()} />;
  if (!checkout) {
    return (
      <>
        <div className="noscript:hidden">
          <SkeletonLines count={skeletonLines} label={m.checkout_loading()} />
        </div>
        <div className="hidden noscript:block">
          <CheckoutGone slug={props.slug} />
        </div>
      </>
    );
  }
  const inSummary = { checkout, post: actions.post, unsaved: actions.unsaved };
  const refusedInSummary = rejectedAs(props, 'coupon', 'dropCoupon', 'giftCard', 'dropGiftCard', 'line', 'dropLine');
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] xl:gap-x-24">
      <div className="lg:order-2">
        <Summary {...inSummary} refused={refusedInSummary} />
      </div>
      <div className="min-w-0 lg:order-1">
        {checkout.messages.map((message) => (
          <div key={message} className="mb-4">
            <Alert kind="warning" live>
              {message}
            </Alert>
          </div>
        ))}
        {actions.notStarted && (
          <div className="mb-6">
            <Alert kind="error">{m.checkout_payment_not_started()}</Alert>
          </div>
        )}
        {checkout.state === 'placed' ? (
          <PayAgain checkout={checkout} payment={props.payment} refused={rejectedAs(props, 'pay')} place={actions.place} />
        ) : (
          <OpenSteps {...props} checkout={checkout} actions={actions} />
        )}
      </div>
    </div>
  );
}

/** The rejected form, for the step that it belongs to. */
function rejectedAs({ refused }: Pick<CheckoutPageProps, 'refused'>, ...forms: string[]): RejectedStep | null {
  return refused && forms.includes(refused.form) ? refused : null;
}

function CheckoutGone({ slug }: { slug: string }) {
  const view = usePageView();
  const isSignedIn = useShared(authToken) !== null;
  return (
    <EmptyState icon="cart" title={m.checkout_gone()} text={m.checkout_gone_text()}>
      <ButtonLink path="/cart" look="primary">
        {m.cart_view()}
      </ButtonLink>
      {/* It may be that of somebody who was signed in here. */}
      {!isSignedIn && <ButtonLink path={`/auth/signin?return=${encodeURIComponent(localPath(view, `/checkout/${slug}`))}`}>{m.ui_sign_in()}</ButtonLink>}
    </EmptyState>
  );
}

/** The step that was just sent in vain, or that the address asks for; null: the first that is not done. */
function firstOpen({ refused, step }: CheckoutPageProps): CheckoutStep | null {
  if (!refused) return step;
  return refused.form === 'place'
    ? stepOfErrors(refused.errors)
    : refused.form === 'collect' || refused.form === 'paste'
      ? 'address'
      : ['billing', 'fapiao', 'dropFapiao', 'giftDelivery'].includes(refused.form)
        ? 'payment'
        : (checkoutSteps.find((one) => one === refused.form) ?? null);
}

const stepTitles: Readonly<Record<CheckoutStep, () => string>> = {
  contact: m.checkout_step_contact,
  address: m.checkout_step_address,
  shipping: m.checkout_step_shipping,
  payment: m.checkout_step_payment,
};

type OpenProps = CheckoutPageProps & { checkout: Checkout; actions: CheckoutActions };

/** Which step is open, and going to another. */
function useSteps(props: OpenProps) {
  const { checkout } = props;
  const [editing, setEditing] = useState(firstOpen(props));
  const [moved, setMoved] = useState(false);
  const steps = stepsOf(checkout);
  // Payment is the last: it stays open, with the button under it. Nobody goes on before what comes first is done.
  const reached = steps.slice(0, steps.indexOf(openStepOf(checkout)) + 1);
  const open = editing !== null && reached.includes(editing) ? editing : openStepOf(checkout);
  const go = (step: CheckoutStep | null) => {
    setMoved(true);
    setEditing(step);
  };
  const stateOf = (step: CheckoutStep): StepState => (step === open ? 'open' : isDone(step, checkout) ? 'done' : 'ahead');
  const goToFault = (errors: FieldErrors) => {
    const step = stepOfErrors(errors);
    if (step) go(step);
  };
  return { steps, open, moved, stateOf, go, goToFault, setEditing };
}

function OpenSteps(props: OpenProps) {
  const { checkout, actions } = props;
  const { steps, open, moved, stateOf, go, goToFault, setEditing } = useSteps(props);
  const placing = usePlacingState(rejectedAs(props, 'place'));
  return (
    <>
      {steps.map((step, index) => (
        <Step
          key={step}
          step={step}
          number={index + 1}
          title={stepTitles[step]()}
          state={stateOf(step)}
          focus={moved}
          onEdit={() => {
            placing.clear();
            go(step);
          }}
          summary={<StepSummary step={step} checkout={checkout} post={actions.post} />}
        >
          {/* An error of the server's page is outdated once the shopper goes on. */}
          <StepForm
            {...props}
            step={step}
            refused={moved ? null : props.refused}
            choice={placing.choice}
            setEditing={setEditing}
            onDone={(next) => go(next ?? null)}
          />
        </Step>
      ))}
      {open === 'payment' || rejectedAs(props, 'place') ? (
        <PlaceOrder
          checkout={checkout}
          ahead={open === 'payment' ? null : open}
          refused={rejectedAs(props, 'place')}
          state={placing}
          place={actions.place}
          unsaved={actions.unsaved}
          onRejected={goToFault}
        />
      ) : (
        <PaymentsAhead checkout={checkout} inMarket={props.marks} />
      )}
      <Reassurance checkout={checkout} returnDays={props.returnDays} />
    </>
  );
}

/** Which ways of paying will be offered, until their step is reached: those of the market where they depend on an address that is not known yet. */
function PaymentsAhead({ checkout, inMarket }: { checkout: Checkout; inMarket: CheckoutPageProps['marks'] }) {
  const { requiresPayment, paymentMethods } = checkout;
  if (!requiresPayment || paymentMethods.length === 0) return null;
  if (!isDone('address', checkout)) return <PaymentMarks marks={inMarket} className="pt-6 sm:pl-12" />;
  const marks = paymentMethods.flatMap(({ id, title }): PaymentMark[] => {
    const drawn = drawnMarksOf(id, checkout.total.currency);
    return drawn.length > 0 ? [...drawn] : [{ id, title, icon: inMarket.find((mark) => mark.id === id)?.icon ?? null, picture: null }];
  });
  return <PaymentMarks marks={marks} className="pt-6 sm:pl-12" />;
}

/** One line: how paying is kept safe, and what if it is not right. The latter opens beside the checkout, which stays as it is. */
function Reassurance({ checkout, returnDays }: { checkout: Checkout; returnDays: number }) {
  const view = usePageView();
  const returns = usualPath(view, 'returns');
  return (
    <p className="flex flex-wrap items-center gap-x-6 pb-6 pt-2 text-sm text-desc empty:hidden sm:pl-12">
      {checkout.requiresPayment && (
        <span className="inline-flex min-h-11 items-center gap-2">
          <Icon name="lock" className="size-4" />
          {m.checkout_encrypted()}
        </span>
      )}
      {checkout.requiresShipping && returns !== null && (
        <a
          href={localPath(view, returns)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:no-underline"
        >
          <Icon name="return" className="size-4" />
          {m.product_returns_within({ days: returnDays })}
        </a>
      )}
    </p>
  );
}

type StepFormProps = Omit<OpenProps, 'step'> & {
  step: CheckoutStep;
  choice: PlacingState['choice'];
  setEditing: (step: CheckoutStep | null) => void;
  onDone: (next?: CheckoutStep | null) => void;
};

function StepForm({ step, setEditing, ...props }: StepFormProps) {
  const { checkout, actions, countries, addressForm, contactBy, onDone } = props;
  const shared = { checkout, post: actions.post, onDone };
  const rejectedIn = (...forms: string[]) => rejectedAs(props, ...forms);
  if (step === 'contact') {
    const callingCode = addressForm?.callingCode ?? countries[0]?.callingCode ?? '';
    return <ContactStep {...shared} callingCode={callingCode} contactBy={contactBy} refused={rejectedIn('contact')} />;
  }
  if (step === 'address') {
    const sent = { onSend: () => setEditing('address'), refused: rejectedIn('address', 'collect', 'paste') };
    return <AddressStep {...shared} {...sent} countries={countries} initialForm={addressForm} />;
  }
  if (step === 'shipping') return <ShippingStep {...shared} refused={rejectedIn('shipping')} onChosen={() => setEditing('shipping')} />;
  const extra = { checkout, post: actions.post, unsaved: actions.unsaved };
  return (
    <>
      <PaymentStep checkout={checkout} refused={rejectedIn('place')} missing={props.choice} post={actions.post} onChosen={() => setEditing(null)} />
      <div className="mt-6 border-t border-line">
        {checkout.sellsGiftCards && <GiftDelivery {...extra} refused={rejectedIn('giftDelivery')} />}
        {checkout.offersFapiao && <Fapiao {...extra} refused={rejectedIn('fapiao', 'dropFapiao')} />}
        {/* Where a Chinese invoice is offered, it says who pays. */}
        {(!checkout.offersFapiao || checkout.billing !== null) && (
          <Billing {...extra} countries={countries} initialForm={addressForm} refused={rejectedIn('billing')} />
        )}
      </div>
    </>
  );
}
