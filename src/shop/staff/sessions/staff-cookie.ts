/** The cookie that holds a session of the back office; it goes to `/api/admin` alone, which rules out the prefix `__Host-`. */
export const staffCookie = (https: boolean): string => (https ? '__Secure-staff' : 'staff');
