/** One SKU, one variant: missing ones are made of the handle and the options, repeated ones get a number. The same file gives the same SKUs again. */

/** Who has which SKU: what was read from the shop for this batch, and what the batch itself gives away. */
export type SkuBook = { ownerOf(sku: string): string | undefined; take(sku: string, owner: string): void };

/** The SKU for a variant, and what had to be done to get it. */
export type ChosenSku = { sku: string; made: 'none' | 'missing' | 'repeated' };

const firstNumber = 2;
const lastNumber = 9;

/** What a variant is asked to be called, and what stands in for a missing SKU. */
export function wantedSku(given: string | undefined, handle: string, valueKeys: readonly string[]): string {
  return given || [handle, ...valueKeys].join('-').slice(0, 180);
}

/** Every SKU that `chooseSku` may look up for a wish; read their owners first. */
export function skuCandidates(wanted: string): string[] {
  return [wanted, ...Array.from({ length: lastNumber - firstNumber + 1 }, (_, index) => `${wanted}-${index + firstNumber}`)];
}

/**
 * Chooses a SKU for `owner` (a variant's id, or any name for a new one). `current` is the variant's SKU so far: it stays
 * when it is the wish itself, or the wish with a number while another variant has the wish.
 */
export function chooseSku(book: SkuBook, wish: { given: string | undefined; wanted: string; owner: string; current?: string; row: number }): ChosenSku {
  const { given, wanted, owner, current } = wish;
  const made = given ? 'repeated' : 'missing';
  const free = (sku: string) => [undefined, owner].includes(book.ownerOf(sku));
  const take = (sku: string): ChosenSku => {
    book.take(sku, owner);
    return { sku, made: sku === given ? 'none' : made };
  };
  if (current !== undefined && current !== wanted && !free(wanted) && isNumbered(current, wanted)) return take(current);
  return take(skuCandidates(wanted).find(free) ?? `${wanted}-${wish.row}`);
}

function isNumbered(sku: string, wanted: string): boolean {
  return sku.startsWith(`${wanted}-`) && /^\d+$/.test(sku.slice(wanted.length + 1));
}
