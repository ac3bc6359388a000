/** What can be done with an order now, and what came of it. */
import { useState } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Again, OrderActions } from './use-actions.ts';

/** Not there where nothing would answer. */
const scripted = 'noscript:hidden';

/** `cancel` is there while the order may be cancelled; paying comes first where it is due, unless a payment is `waiting` for its confirmation. */
export function Actions({ order, actions, waiting }: { order: Order; actions: OrderActions; waiting: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6 flex flex-col gap-4">
      {actions.error && <Alert kind="error">{actions.error}</Alert>}
      {actions.again && <AgainNotice again={actions.again} />}
      <div className="flex flex-wrap gap-3">
        {order.payPath && !waiting && <PayLink path={order.payPath} />}
        {order.actions.includes('confirm') && (
          <Button look="primary" className={scripted} busy={actions.busy === 'confirm'} onClick={() => void actions.confirm()}>
            {m.order_confirm_do()}
          </Button>
        )}
        <Button className={scripted} busy={actions.busy === 'again'} onClick={() => void actions.orderAgain()}>
          {m.order_again()}
        </Button>
        {order.payStatus === 'paid' && !order.imported && (
          <Button className={scripted} busy={actions.busy === 'invoice'} onClick={() => void actions.showInvoice()}>
            {m.documents_invoice()}
          </Button>
        )}
        {order.actions.includes('return') && (
          <Button className={scripted} onClick={askForReturn}>
            {m.returns_ask()}
          </Button>
        )}
        {order.actions.includes('cancel') && (
          <Button className={scripted} busy={actions.busy === 'cancel'} onClick={() => setAsking(true)} aria-haspopup="dialog">
            {m.order_cancel_do()}
          </Button>
        )}
      </div>
      <p className="hidden text-sm text-desc noscript:block">{m.order_acts_script()}</p>
      <CancelDialog order={order} open={asking} onClose={() => setAsking(false)} onCancel={(reason) => void actions.cancel(reason)} />
    </div>
  );
}

/** Opens the form below, which is an island of its own. */
function askForReturn(): void {
  const section = document.getElementById('order-returns')?.closest('section');
  section?.scrollIntoView();
  document.getElementById('ask-return')?.click();
}

/** To where the order is paid; a mailed link's secret goes along. */
function PayLink({ path }: { path: string }) {
  const view = usePageView();
  const isHere = useMounted();
  const hash = isHere && view.kind === 'checkout' ? location.hash : '';
  return (
    <a href={localPath(view, path) + hash} className="btn btn-primary btn-lg h-12 px-6 text-base font-medium">
      {m.order_pay_again({}, view)}
    </a>
  );
}

function AgainNotice({ again: { added, messages } }: { again: Again }) {
  return (
    <Alert kind={added > 0 ? 'success' : 'warning'} live>
      <p className="font-medium">{added > 0 ? m.order_again_added({ count: added }) : m.order_again_none()}</p>
      {messages.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {added > 0 && (
        <ButtonLink path="/cart" className="mt-3">
          {m.cart_view()}
        </ButtonLink>
      )}
    </Alert>
  );
}
