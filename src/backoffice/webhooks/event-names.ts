import { useTranslate } from 'react-admin';
import { webhookEvents } from '#shop/webhooks/contract.ts';

/** The key of an event's name: `return.exchangeSent` is `backoffice_event_return_exchange_sent`. */
export const eventKey = (event: string): string =>
  `backoffice_event_${event.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** What an event is called: "Order paid". */
export function useEventName(): (event: string) => string {
  const translate = useTranslate();
  return (event) => translate(eventKey(event), { _: event });
}

/** All events to choose from. */
export function useEventChoices(): { id: string; name: string }[] {
  const nameOf = useEventName();
  return webhookEvents.map((id) => ({ id, name: nameOf(id) }));
}
