/** An order of another shop as its export has it: everything as text, by the name of its field. `rules-*.ts` say what it means here. */

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

/** What is wrong with an order; it is left out. */
export class OrderProblem extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** A cell as the messages about it quote it. */
export const quoted = (text: string): string => `"${text.slice(0, 60)}"`;
