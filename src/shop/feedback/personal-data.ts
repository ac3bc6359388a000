/** The personal data of this slice: the feedback of an account. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

export const feedbackPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({ name: 'feedback', table: 'feedback', byEmail: true, columns: ['created_at', 'kind', 'body', 'email', 'page', 'lang'] }),
];
