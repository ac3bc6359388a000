/** Parcels of an order: who carries them, what is in each, where to follow them; and what is still to be sent. Of what is collected: what is ready. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { expectedLine } from '#ui/products/expected-text.ts';
import type { Order } from '../../contract.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { When } from '#ui/local-time/when.tsx';
import { ParcelEvents } from './parcel-events.tsx';

type Line = Order['products'][number];
const leftOf = (line: Line) => line.quantity - line.shipped - line.withheld;

/** Nothing before the first parcel. */
export function Shipments({ order }: { order: Order }) {
  const { locale } = usePageView();
  if (order.shipments.length === 0) return null;
  const titles = new Map(order.products.map((line) => [line.lineId, [line.title, ...line.options.map((option) => option.value)].join(dot)]));
  const left = stageOf(order) === 'partlyShipped' ? order.products.filter((line) => !line.giftCard && line.shipped + line.withheld < line.quantity) : [];
  const noteOf = (line: Line) => (line.expected ? expectedLine(line.expected, { all: leftOf(line), locale }) : '');
  const count = order.shipments.length;
  const isCollected = order.shippingMethod?.pickup !== undefined;
  return (
    <section aria-labelledby="order-shipments">
      <h2 id="order-shipments" className="title-3 mb-4">
        {isCollected ? m.order_collection() : m.order_shipments()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.shipments.map((shipment, index) => (
          <li key={`${index} ${shipment.shippedAt}`} className="py-4">
            {count > 1 && <p className="text-sm text-desc">{m.order_parcel_of({ number: index + 1, count })}</p>}
            <Parcel shipment={shipment} isCollected={isCollected} />
            <ParcelEvents events={shipment.events} />
            <Units lines={shipment.lines.map(({ lineId, quantity }) => ({ lineId, count: quantity, title: titles.get(lineId) ?? '' }))} />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm text-desc">{isCollected ? m.order_still_to_be_ready() : m.order_still_to_ship()}</h3>
          <Units lines={left.map((line) => ({ lineId: line.lineId, count: leftOf(line), title: titles.get(line.lineId) ?? '', note: noteOf(line) }))} />
        </div>
      )}
    </section>
  );
}

/** The carrier, the tracking link, and the parcel's progress. */
function Parcel({ shipment, isCollected }: { shipment: Order['shipments'][number]; isCollected: boolean }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {(shipment.expressName || shipment.expressNumber) && (
          <h3 className="min-w-0 break-words font-medium">
            {shipment.expressName} <span className="tabular-nums">{shipment.expressNumber}</span>
          </h3>
        )}
        {shipment.trackingUrl && (
          <a href={shipment.trackingUrl} target="_blank" rel="noreferrer" className={buttonClasses('plain', false, '')}>
            {m.order_track()}
            <span className="sr-only"> {shipment.expressNumber}</span>
          </a>
        )}
      </div>
      <p className="mt-3 text-sm text-desc sm:mt-1">
        <On at={shipment.shippedAt} text={isCollected ? m.order_ready_on : m.order_shipped_on} />
        {shipment.deliveredAt && (
          <>
            {dot}
            <On at={shipment.deliveredAt} text={isCollected ? m.order_collected_on : m.order_delivered_on} />
          </>
        )}
        {!shipment.deliveredAt && shipment.expected && `${dot}${m.shipping_arrives({ days: shipment.expected.text })}`}
      </p>
    </>
  );
}

/** What happened on which day: where the day stands is the language's. */
function On({ at, text }: { at: string; text: (inputs: { day: string }) => string }) {
  return (
    <Around text={text({ day: here })}>
      <When at={at} />
    </Around>
  );
}

function Units({ lines }: { lines: readonly { lineId: string; count: number; title: string; note?: string }[] }) {
  return (
    <ul className="mt-1 text-sm">
      {lines.map(({ lineId, count, title, note }) => (
        <li key={lineId} className="break-words">
          {m.order_pieces_of({ count, title })}
          {note && <span className="block text-desc">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
