/** What can be done with an order now, and what came of it: first what is due, below the way of the order what one may do besides. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView, useMoney } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract-order.ts';
import { awaitsPayment, hasInvoice, isPaidLater } from '../../contract-states.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { AddressChange, broughtNothing, type AddressChangeProps } from './address-change.tsx';
import { AskLink } from './ask-link.tsx';
import { AgainNotice } from './again-notice.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { returnWord } from './return-word.ts';
import type { OrderActions } from './use-actions.ts';

/** Not there where nothing would answer. */
const scripted = 'noscript:hidden';

/** What is due: to pay, unless a payment is `waiting` for its confirmation, or to confirm. With what came of the last action. */
export function Actions({ order, actions, waiting }: { order: Order; actions: OrderActions; waiting: boolean }) {
  const isCollected = order.shippingMethod?.pickup !== undefined;
  return (
    // The margins are the parts' own: where none is shown there is no gap, though the last of them is always there.
    <div>
      <div className="mt-6 flex flex-col gap-4 empty:hidden">
        {actions.error && <Alert kind="error">{actions.error}</Alert>}
        {actions.again && <AgainNotice again={actions.again} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {order.payPath && !waiting && <PayLink path={order.payPath} order={order} />}
        {order.actions.includes('confirm') && (
          // Confirming ends what can be cancelled; of gift cards no parcel comes that would ask for it.
          <Button
            look={stageOf(order) === 'issued' ? 'plain' : 'primary'}
            className={scripted}
            busy={actions.busy === 'confirm'}
            onClick={() => void actions.confirm(isCollected)}
          >
            {isCollected ? m.order_collect_do() : m.order_confirm_do()}
          </Button>
        )}
      </div>
      <p className="mt-6 hidden text-sm text-desc noscript:block">{m.order_acts_script()}</p>
    </div>
  );
}

type MenuProps = { order: Order; actions: OrderActions; address?: AddressChangeProps };

/** What one may do besides; to order again, once it is paid. Cancelling and returning are in a menu of their own: nobody who has just ordered looks for them. */
export function MoreActions({ order, actions, address = broughtNothing }: MenuProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!awaitsPayment(order) && !isPaidLater(order) && (
          <Button className={scripted} busy={actions.busy === 'again'} onClick={() => void actions.orderAgain()}>
            {m.order_again()}
          </Button>
        )}
        {hasInvoice(order) && (
          // A plain form, which works without script too.
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              void actions.showInvoice();
            }}
          >
            <Button type="submit" name="form" value="invoice" busy={actions.busy === 'invoice'}>
              {m.documents_invoice()}
            </Button>
          </form>
        )}
      </div>
      <ChangeMenu order={order} actions={actions} address={address} onCancel={() => setAsking(true)} />
      <CancelDialog order={order} open={asking} onClose={() => setAsking(false)} onCancel={(reason) => void actions.cancel(reason)} />
    </div>
  );
}

/** Closed, and there without script, too: its link needs none. */
function ChangeMenu({ order, actions, address, onCancel }: Required<MenuProps> & { onCancel: () => void }) {
  const [mayCancel, mayReturn] = [order.actions.includes('cancel'), order.actions.includes('return')];
  return (
    <details className="group" open={address.refused !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        {mayCancel || mayReturn || order.addressEditable ? m.order_change() : m.order_help()}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {mayCancel && (
          <Button className={scripted} busy={actions.busy === 'cancel'} onClick={onCancel} aria-haspopup="dialog">
            {m.order_cancel_do()}
          </Button>
        )}
        {mayReturn && (
          <Button className={scripted} onClick={askForReturn}>
            {returnWord(order)}
          </Button>
        )}
        <AddressChange order={order} brought={address} onChanged={(changed) => actions.show(changed, m.order_address_done())} />
        <AskLink orderNo={order.orderNo} />
      </div>
    </details>
  );
}

/** Opens the form below, which is an island of its own. */
function askForReturn(): void {
  const section = document.getElementById('order-returns')?.closest('section');
  section?.scrollIntoView();
  document.getElementById('ask-return')?.click();
}

/** To where the order is paid; a mailed link's secret goes along. Who has chosen to transfer the money, or to pay at the door, need not press anything. */
function PayLink({ path, order: { due, payment } }: { path: string; order: Order }) {
  const view = usePageView();
  const isHere = useMounted();
  const money = useMoney();
  const hash = isHere && view.kind === 'checkout' ? location.hash : '';
  const href = localPath(view, path) + hash;
  if (payment?.capturedLater)
    return (
      <a href={href} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {m.order_pay_otherwise()}
      </a>
    );
  return (
    <a href={href} className="btn btn-primary btn-lg h-12 px-6 text-base font-medium">
      {due.amount > 0 ? m.checkout_pay_now({ total: money(due) }, view) : m.order_pay_again({}, view)}
    </a>
  );
}
