import { z } from 'zod';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { lineField, slugField, textsOf } from '#kit/server/page/section-settings.ts';
import { pictureUrl } from '#ui/picture-data.ts';
import type { ProductListItem } from '../../../catalog/contract.ts';
import { styles } from '../../../messages/index.ts';
import { letterLimits } from '../../contract-letter.ts';
import { Block, BlockTitle } from '../block.tsx';
import { wordsIn, type LetterView, type SectionProps } from '../section.ts';

/** Products beside each other, with their pictures, names and prices. */
export const productsSettings = z.object({
  products: z.array(slugField('product').min(1)).min(1).max(letterLimits.products),
  texts: textsOf({ title: lineField() }),
});
type ProductsSettings = z.output<typeof productsSettings>;

/** Those of them that readers can see. */
export const shownProducts = ({ products }: ProductsSettings, { found }: LetterView): ProductListItem[] =>
  [...new Set(products)].flatMap((slug) => found.products.get(slug) ?? []);

function priceOf({ price, priceVaries }: ProductListItem, { locale }: LetterView): string {
  const money = formatMoney(price, locale);
  return priceVaries ? m.ui_price_from({ price: money }, { locale }) : money;
}

const addressOf = ({ slug }: ProductListItem, view: LetterView) => view.address(view.productPath(slug));

export function ProductsHtml({ settings, view }: SectionProps<ProductsSettings>) {
  const items = shownProducts(settings, view);
  return (
    <Block>
      <BlockTitle>{wordsIn(settings.texts, ['title'], view.lang).title}</BlockTitle>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ width: '100%', tableLayout: 'fixed' }}>
        <tbody>
          <tr>
            {items.map((item) => (
              <Product key={item.id} item={item} view={view} alone={items.length === 1} />
            ))}
          </tr>
        </tbody>
      </table>
    </Block>
  );
}

function Product({ item, view, alone }: { item: ProductListItem; view: LetterView; alone: boolean }) {
  const href = addressOf(item, view);
  const picture = item.images[0];
  const width = alone ? 320 : 240;
  return (
    <td style={{ padding: '4px', verticalAlign: 'top', fontSize: '15px', lineHeight: '22px' }}>
      <a href={href} style={{ color: '#26262d', textDecoration: 'none' }}>
        {picture ? (
          <img
            src={view.file(pictureUrl(picture, 480, 'jpg'))}
            alt=""
            width={width}
            style={{ display: 'block', width: '100%', maxWidth: `${width}px`, height: 'auto', border: 0, borderRadius: '8px', marginBottom: '8px' }}
          />
        ) : null}
        <strong style={{ fontWeight: 600 }}>{item.title}</strong>
      </a>
      <br />
      {priceOf(item, view)}
      {item.linePrice && !item.priceVaries ? <s style={{ ...styles.soft, marginLeft: '6px' }}>{formatMoney(item.linePrice, view.locale)}</s> : null}
    </td>
  );
}

export function textOfProducts(settings: ProductsSettings, view: LetterView): string {
  const lines = shownProducts(settings, view).map((item) => `${item.title}, ${priceOf(item, view)}\n${addressOf(item, view)}`);
  return [wordsIn(settings.texts, ['title'], view.lang).title, ...lines].filter((part) => part !== '').join('\n\n');
}
