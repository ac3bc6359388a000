/** What a fake PayPal knows of orders, payments and their notifications. */

/** A sum as PayPal writes it. */
export type Money = { currency_code: string; value: string };
/** A payment that was taken. */
export type Capture = { id: string; status: string; amount: Money; custom_id: string; orderId: string; refunded: number };
/** What was given back of one. */
export type Refund = { id: string; status: string; amount: Money; custom_id: string; captureId: string };
/** An order at PayPal. */
export type Order = {
  id: string;
  status: string;
  amount: Money;
  custom_id: string;
  invoice_id: string;
  returnUrl: string;
  locale?: string;
  capture: Capture | null;
  /** How the shop asked for it, and what its shopper agreed to. */
  experience?: { shipping_preference?: string; user_action?: string };
  agreedTo?: Money;
  payer?: object;
  shipping?: Record<string, unknown>;
};

/** Who agrees, and where the goods go. */
export type PaypalPayer = { payer?: unknown; shipping?: Record<string, unknown> };

/** A payer in California whose telephone number PayPal hands over. */
export const paypalPayer = {
  payer: {
    payer_id: 'QYR5Z8XDVJNXQ',
    email_address: 'ada@example.com',
    name: { given_name: 'Ada', surname: 'Lovelace' },
    phone: { phone_number: { national_number: '4155550132' } },
    address: { country_code: 'US' },
  },
  shipping: {
    name: { full_name: 'Ada King Lovelace' },
    address: {
      address_line_1: '1 Market St',
      address_line_2: 'Apt 4',
      admin_area_2: 'San Francisco',
      admin_area_1: 'CA',
      postal_code: '94103',
      country_code: 'US',
    },
  },
};
/** What a request that is repeated gets again. */
export type StoredAnswer = { answer: object & { status?: number | string } };

/** The ways in which a notification can be wrong. */
export type Notification = {
  id?: string;
  at?: Date;
  certUrl?: string;
  webhookId?: string;
  algorithm?: string;
  /** The body, to the byte. */
  exactly?: string;
  /** Replaces the body after it was signed. */
  altered?: (body: string) => string;
};

/** An error or a fault that happens instead of the next `times` answers to requests whose "METHOD path" matches; `after`: the request is still handled. */
export type Planned = { match: RegExp; times: number } & ({ issue: string; status?: number } | { status: number; after?: boolean } | { wait: number });
