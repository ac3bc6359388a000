/** What is wrong with a file, a row or a cell: a message, rendered in the reader's language. */
import type { Locale } from '#kit/pure/languages.ts';

/** Puts something into words, in the language asked for. */
export type Words = (options: { locale: Locale }) => string;

/** A file that is no Shopify product export, or no CSV at all; nothing was changed. `say` tells staff, `message` is for the log. */
export class ImportRejected extends Error {
  readonly say: Words;
  constructor(say: Words) {
    super(say({ locale: 'en' }));
    this.say = say;
  }
}

/** A cell that cannot be understood; `say` tells staff why. */
export class BadCell extends Error {
  readonly say: Words;
  /** Which field of the file it is. */
  field: string | undefined;
  constructor(say: Words) {
    super(say({ locale: 'en' }));
    this.say = say;
  }
}
