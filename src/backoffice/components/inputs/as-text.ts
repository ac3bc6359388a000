/** A `parse` for text fields: an empty one says '', where react-admin would say null. */
export const asText = (typed: string | null): string => typed ?? '';
