import { expect, it } from 'vitest';
import { drawnMarksOf } from '#ui/order-parts/drawn-marks.ts';
import { paymentMarkPicture } from './payment-mark-pictures.ts';

it('are there for every mark that stands for a name, and for nothing else', () => {
  const marks = ['sandbox', 'stripe', 'paypal'].flatMap((method) => drawnMarksOf(method, 'CNY'));
  expect(marks.map(({ title }) => title)).toEqual(expect.arrayContaining(['PayPal', 'Alipay', 'WeChat Pay']));
  for (const { picture } of marks) expect(paymentMarkPicture(picture!.replace(/^\/payment-marks\/|\.svg$/g, ''))).toMatch(/^<svg /);
  expect(paymentMarkPicture('toString')).toBeNull();
  expect(drawnMarksOf('bankTransfer', 'CNY')).toEqual([]);
});
