/** The sections that letters are built of. */
import * as m from '#messages';
import { ButtonHtml, buttonSettings, textOfButton } from './sections/button.tsx';
import { CouponHtml, couponSettings, textOfCoupon } from './sections/coupon.tsx';
import { PictureHtml, pictureSettings, textOfPicture } from './sections/picture.tsx';
import { ProductsHtml, productsSettings, shownProducts, textOfProducts } from './sections/products.tsx';
import { SpaceHtml, spaceSettings, textOfSpace } from './sections/space.tsx';
import { TextHtml, textOfText, textSettings } from './sections/text.tsx';
import { defineLetterSection, type AnyLetterSection } from './section.ts';

const all = [
  defineLetterSection({
    name: 'text',
    card: { title: m.letter_text, about: m.letter_text_about, group: 'words' },
    settings: textSettings,
    Html: TextHtml,
    text: textOfText,
  }),
  defineLetterSection({
    name: 'picture',
    card: { title: m.letter_picture, about: m.letter_picture_about, group: 'pictures' },
    settings: pictureSettings,
    names: ({ picture }) => ({ pictures: [picture] }),
    isLeft: ({ picture }, { found }) => found.pictures.has(picture),
    Html: PictureHtml,
    text: textOfPicture,
  }),
  defineLetterSection({
    name: 'button',
    card: { title: m.letter_button, about: m.letter_button_about, group: 'words' },
    settings: buttonSettings,
    Html: ButtonHtml,
    text: textOfButton,
  }),
  defineLetterSection({
    name: 'products',
    card: { title: m.letter_products, about: m.letter_products_about, group: 'products' },
    settings: productsSettings,
    names: ({ products }) => ({ products }),
    isLeft: (settings, view) => shownProducts(settings, view).length > 0,
    Html: ProductsHtml,
    text: textOfProducts,
  }),
  defineLetterSection({
    name: 'coupon',
    card: { title: m.letter_coupon, about: m.letter_coupon_about, group: 'marketing' },
    settings: couponSettings,
    names: ({ coupon }) => ({ coupons: [coupon] }),
    isLeft: ({ coupon }, { found }) => found.coupons.has(coupon),
    Html: CouponHtml,
    text: textOfCoupon,
  }),
  defineLetterSection({
    name: 'space',
    card: { title: m.letter_space, about: m.letter_space_about, group: 'layout' },
    settings: spaceSettings,
    Html: SpaceHtml,
    text: textOfSpace,
  }),
];

/** By their names. */
export const letterSections: ReadonlyMap<string, AnyLetterSection> = new Map(all.map((section) => [section.name, section]));
