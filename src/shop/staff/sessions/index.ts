/** Sessions of staff: opened, recognized, proved again, ended. */
export { identifyStaff, type KnownStaff } from './identify-staff.ts';
export { identifyKey } from '../keys/identify-key.ts';
export { staffCookie } from './staff-cookie.ts';
export {
  endSession as endStaffSession,
  endStaffSessions,
  findStaffSessions,
  freeSession as freeStaffSession,
  insertSession as insertStaffSession,
  markSessionSteppedUp as markStaffSessionProved,
  setStaffLanguage,
} from './store.ts';
export { isFresh } from '../rules.ts';
