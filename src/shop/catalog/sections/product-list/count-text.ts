/** The text of a list's count; "10,000+" where more match than are counted. */
import * as m from '#messages';
import { numberFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { ProductList } from '../../contract.ts';

type Total = Pick<ProductList, 'total' | 'totalAtLeast'>;

/** What leads back from the filters to the list. */
export function showText({ total, totalAtLeast }: Total, locale: Locale): string {
  const count = numberFormat(locale).format(total);
  if (totalAtLeast) return m.list_show_least({ count }, { locale });
  return total === 1 ? m.list_show_single({}, { locale }) : m.list_show({ count }, { locale });
}

/** A list's total. */
export function countText({ total, totalAtLeast }: Total, locale: Locale): string {
  const count = numberFormat(locale).format(total);
  if (totalAtLeast) return m.list_count_least({ count }, { locale });
  return total === 1 ? m.list_count_single({}, { locale }) : m.list_count({ count }, { locale });
}
