/** The overview, what waits and the set-up list on the wire. */
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';

const money = z.object({ amount: z.number().int(), currency: z.string() });
const count = z.number().int();
/** A part of a whole: 0.25 is a quarter. */
const share = z.number();

const figuresShape = {
  /** The first day and the last, both counted. */
  from: z.string(),
  to: z.string(),
  /** Orders placed in the period in the currency, and not cancelled. */
  orders: count,
  /** What these came to. */
  sales: money,
  /** What was given back in the period, by the day of the refund, for orders that were not cancelled. */
  refunds: money,
  /** `sales` less `refunds`. */
  net: money,
  /**
   * The same as books have it, with orders that were paid and cancelled: what was paid for counts on the day on which it was placed, what
   * was given back on the day of the refund. So no period changes by what happens after it, and periods add up.
   */
  gross: money,
  /** All refunds of the period, for cancelled orders too. */
  totalRefunds: money,
  /** `gross` less `totalRefunds`. */
  balance: money,
  /** `sales` by `orders`; 0 without any. */
  averageOrder: money,
  /** Unique visitors per day, and only those the shop may count. */
  visitors: count,
  /** Orders of all currencies by visitors, over the days of which visitors are kept (`visitorsFrom`); 0 without any. */
  conversion: share,
  /** Which part of `orders` was placed by returning customers. */
  returningShare: share,
  byDay: z.array(z.object({ date: z.string(), orders: count, sales: money, refunds: money, visitors: count })),
};

/** Figures of a period. */
export const figuresSchema = z.object(figuresShape).meta({ id: 'ReportFigures', description: 'The figures of a period.' });
/** Figures of a period. */
export type Figures = z.infer<typeof figuresSchema>;

/** Counts of what waits; null what this member of staff may not see. */
export const waitingSchema = z
  .object({
    /** Orders to be sent, to be decided on, and to be paid, as lists of orders have them (`filter.waits`). */
    toShip: count.nullable(),
    toDecide: count.nullable(),
    unpaid: count.nullable(),
    /** Returns that are not ended. */
    returns: count.nullable(),
    /** Reviews to be approved or refused. */
    reviews: count.nullable(),
    /** Inquiries that nobody has dealt with. */
    inquiries: count.nullable(),
    /** Variants in the shop of which little or nothing is left. */
    lowStock: count.nullable(),
    /** Orders with unseen mentions of the caller. */
    mentions: count.nullable(),
  })
  .meta({ id: 'WaitingCounts', description: 'How much of each kind waits for staff.' });
/** Counts of what waits. */
export type Waiting = z.infer<typeof waitingSchema>;

const search = z.object({ query: z.string(), searches: count, found: count });

/** `GET /api/admin/reports/overview` */
export const overviewSchema = z
  .object({
    ...figuresShape,
    currency: z.string(),
    timeZone: z.string(),
    /** The currencies that the shop sells in. */
    currencies: z.array(z.string()),
    /** The first day of which visitors are kept: the period's own, or a later one. */
    visitorsFrom: z.string(),
    topProducts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Null where the product is no longer in the catalogue. */
        slug: z.string().nullable(),
        image: pictureSchema.nullable(),
        orders: count,
        quantity: count,
        sales: money,
      }),
    ),
    topSearches: z.array(search),
    searchesWithoutResult: z.array(search),
    lowStock: z.array(
      z.object({ id: z.string(), productId: z.string(), sku: z.string(), title: z.string(), image: pictureSchema.nullable(), available: z.number().int() }),
    ),
    waiting: waitingSchema,
    /** The period of equal length before; null unless it was asked for. */
    previous: figuresSchema.nullable(),
  })
  .meta({ id: 'ReportsOverview', description: 'The overview of a period, with lists of what stands out.' });
/** The overview. */
export type Overview = z.infer<typeof overviewSchema>;

/** How far visitors came: each step counts those who got as far, in the order of the steps. */
export const funnelSteps = ['visitors', 'products', 'carts', 'checkouts', 'orders'] as const;
/** `GET /api/admin/reports/funnel`: visitors of the period, those of them who saw a product, their cart and a checkout, and orders placed (of all currencies). */
export const funnelSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    visitorsFrom: z.string(),
    steps: z.array(z.object({ step: z.enum(funnelSteps), count })),
  })
  .meta({ id: 'VisitorFunnel', description: 'How far the visitors of a period came.' });
/** How far visitors came. */
export type Funnel = z.infer<typeof funnelSchema>;

/** What a new shop needs, in the order in which one does it. */
export const setupSteps = ['product', 'shipping', 'tax', 'payment', 'legal', 'theme', 'domain', 'testOrder'] as const;
/** `GET /api/admin/reports/setup` */
export const setupSchema = z.object({ steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })) });
/** What a new shop needs, and what of it is there. */
export type Setup = z.infer<typeof setupSchema>;
