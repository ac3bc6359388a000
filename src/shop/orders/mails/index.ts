/** Mails about orders. */
export { queueMail } from './queue-mail.ts';
