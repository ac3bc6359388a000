/** What this slice stores about a person: declarations of withdrawal. Confirmed ones are retained with their order, as the law asks. */
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { readDeclarations, eraseDeclarations } from './store-personal.ts';

export const withdrawalPersonalData: readonly DataSubjectHandler[] = [
  { name: 'withdrawals', tables: ['withdrawal'], read: readDeclarations, erase: eraseDeclarations },
];
