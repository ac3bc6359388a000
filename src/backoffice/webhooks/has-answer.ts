import type { Delivery } from '#shop/webhooks/contract.ts';

/** Whether there is anything to tell of a delivery's latest attempt: none has come while the first one runs. Pure. */
export const hasAnswer = ({ problem, status }: Pick<Delivery, 'problem' | 'status'>): boolean => problem !== '' || status !== null;

/** The state as staff see it: a delivery that waits after an attempt that failed is not on its way. Pure. */
export const shownState = (delivery: Pick<Delivery, 'state' | 'problem' | 'status'>): Delivery['state'] | 'retrying' =>
  delivery.state === 'pending' && hasAnswer(delivery) ? 'retrying' : delivery.state;

const answerComesMs = 2_000;

/** After how long a list of deliveries is read again: soon while one of them waits for its first answer, else not. Pure. */
export const nextReadMs = (listed: readonly Pick<Delivery, 'state' | 'problem' | 'status'>[] = []): number | false =>
  listed.some((delivery) => delivery.state === 'pending' && !hasAnswer(delivery)) ? answerComesMs : false;
