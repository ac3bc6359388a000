/** The text of a list's count; "10,000+" where more match than are counted. */
import * as m from '#messages';
import { numberFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { ProductList } from '../../contract.ts';

/** A list's total. */
export function countText({ total, totalAtLeast }: Pick<ProductList, 'total' | 'totalAtLeast'>, locale: Locale): string {
  const count = numberFormat(locale).format(total);
  if (totalAtLeast) return m.list_count_least({ count }, { locale });
  return total === 1 ? m.list_count_single({}, { locale }) : m.list_count({ count }, { locale });
}
