/** What this slice stores about a person: notifications. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

export const noticePersonalData: readonly DataSubjectHandler[] = [
  ownedTable({ name: 'notices', table: 'notice', columns: ['kind', 'params', 'path', 'at', 'read_at'], once: ['key'] }),
];
