/** An order of another shop as its export has it: everything as text, by the name of its field. `rules-*.ts` say what it means here. */

import type { Locale } from '#kit/pure/languages.ts';

/** Texts by the names of their fields. */
export type Cells = Readonly<Record<string, string>>;

/** An order, and where it begins in its file. `refunds` and `shipment` are absent where the file does not tell them apart. */
export type ForeignOrder = {
  row: number;
  cells: Cells;
  lines: readonly Cells[];
  refunds?: readonly { amount: string; at: string; reason: string }[];
  shipment?: { carrier: string; number: string; url: string };
};

/** What is wrong with an order; it is left out. `say` tells staff, `message` is for the log. */
export class OrderProblem extends Error {
  readonly field: string;
  readonly say: (locale: Locale) => string;
  constructor(field: string, say: (options: { locale: Locale }) => string) {
    super(say({ locale: 'en' }));
    this.field = field;
    this.say = (locale) => say({ locale });
  }
}

/** A cell as the messages about it quote it. */
export const quoted = (text: string): string => `"${text.slice(0, 60)}"`;
