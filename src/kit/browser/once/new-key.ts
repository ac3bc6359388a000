/** Names that are drawn in the browser. */

/** 128 random bits as hexadecimal digits, for `Idempotency-Key` and the like. `crypto.randomUUID` needs https, and a shop may be tried out without. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
