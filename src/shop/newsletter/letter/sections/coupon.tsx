import { Text } from '@react-email/text';
import { z } from 'zod';
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { lineField, linesField, slugField, textsOf } from '#kit/server/page/section-settings.ts';
import { styles } from '../../../messages/index.ts';
import { Block, BlockTitle } from '../block.tsx';
import { wordsIn, type LetterView, type SectionProps } from '../section.ts';

/** A coupon's code, with its conditions. */
export const couponSettings = z.object({ coupon: slugField('coupon').min(1), texts: textsOf({ title: lineField(), text: linesField() }) });
type CouponSettings = z.output<typeof couponSettings>;

const code = {
  display: 'inline-block',
  padding: '12px 20px',
  border: '2px dashed #8a8a94',
  borderRadius: '8px',
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '.08em',
} as const;

const names = ['title', 'text'] as const;

/** Conditions of the coupon with the code, and until when it may be used, by days in coordinated universal time as on its page. */
function termsOf({ coupon }: CouponSettings, { found, locale }: LetterView): string[] {
  const { terms = [], endsAt = null } = found.coupons.get(coupon) ?? {};
  const date = endsAt === null ? null : formatDay(endsAt, locale);
  return [...terms, ...(date === null ? [] : [m.promotions_ends({ date }, { locale })])];
}

export function CouponHtml({ settings, view }: SectionProps<CouponSettings>) {
  const found = view.found.coupons.get(settings.coupon);
  if (!found) return null;
  const { title, text } = wordsIn(settings.texts, names, view.lang);
  return (
    <Block align="center">
      <BlockTitle>{title || found.title}</BlockTitle>
      {text === '' ? null : <Text style={{ ...styles.text, whiteSpace: 'pre-line' }}>{text}</Text>}
      <span style={code}>{found.code}</span>
      <Text style={{ ...styles.soft, margin: '12px 0 8px' }}>{termsOf(settings, view).join(' · ')}</Text>
    </Block>
  );
}

export function textOfCoupon(settings: CouponSettings, view: LetterView): string {
  const found = view.found.coupons.get(settings.coupon);
  if (!found) return '';
  const { title, text } = wordsIn(settings.texts, names, view.lang);
  return [title || found.title, text, found.code, termsOf(settings, view).join(' · ')].filter((part) => part !== '').join('\n');
}
