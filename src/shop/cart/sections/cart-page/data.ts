/** What the cart page is given. */
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { PaymentMark } from '#ui/order-parts/drawn-marks.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { ExpressProps, PaypalProps } from '../../../payments/contract.ts';
import type { z } from 'zod';
import type { Cart, GiftWrapping, shippingMethodSchema } from '../../contract.ts';

/** The variants of the product of a line, as one chooses between them without script; `label` are their options. */
export type VariantChoices = { lineId: string; choices: { sku: string; label: string; soldOut: boolean }[] };

/** A way of shipping with its price. */
export type EstimatedMethod = z.infer<typeof shippingMethodSchema>;

/** The estimate that the page's address asks for: by its form, sent without script. */
export type PlainEstimate = { values: { country: string; postalCode: string }; refused: RejectedForm; methods: EstimatedMethod[] | null };

/** The cart as the server saw it, the countries for an estimate of shipping, and the last rejected form: the coupon's, or the error of any other. */
export type CartPageProps = {
  initial: Cart | null;
  countries: { country: string; title: string }[];
  /** Null where the address asks for none, or nothing of the cart is sent. */
  estimate: PlainEstimate | null;
  coupon: RejectedForm;
  error: string | null;
  /** The line that the page's address asks to change; without choices where the document's cart has no such line. */
  change: VariantChoices | null;
  /** What wraps the order as a gift; null: it is not offered. */
  wrapping: GiftWrapping | null;
  /** Whether prices hold the tax. */
  taxIncluded: boolean;
  /** The ways to pay in the market of the page's currency. */
  marks: PaymentMark[];
  /** For so many days after delivery something can be returned. */
  returnDays: number;
  /** Shown while the cart is empty; null: none was chosen, or it is gone. */
  picture: PictureData | null;
};

/** The same, with the wallets and PayPal's button above it; null and false: none stand there. */
export type CartSectionData = CartPageProps & { express: ExpressProps | null; paypal: PaypalProps | false };
