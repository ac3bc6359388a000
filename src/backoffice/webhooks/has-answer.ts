import type { Delivery } from '#shop/webhooks/contract.ts';

/** Whether there is anything to tell of a delivery's latest attempt: none has come while the first one runs. Pure. */
export const hasAnswer = ({ problem, status }: Pick<Delivery, 'problem' | 'status'>): boolean => problem !== '' || status !== null;
