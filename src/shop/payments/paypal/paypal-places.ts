/** Countries as PayPal writes them: by ISO 3166-1, but for mainland China. */
const china = { iso: 'CN', paypal: 'C2' };

/** A country for PayPal. */
export const toPaypalCountry = (country: string): string => (country === china.iso ? china.paypal : country);

/** A country of PayPal's. */
export const fromPaypalCountry = (country: string): string => (country === china.paypal ? china.iso : country);
