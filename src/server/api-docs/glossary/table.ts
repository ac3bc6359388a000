/** The shape of the tables of meanings. */

/** Tables by the name of a property, or `context.name`; each says of values what they mean. */
export type Meanings = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
