import { render } from '@react-email/render';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { OrderMail, orderMailSubject, type OrderMailProps } from './order-mail.tsx';

const zero = { amount: 0, currency: 'HKD' };
const pickup = { addressLines: ['香港島', '上環太平山街 18 號'], hours: '11:00–19:00', phone: '' };
const order = {
  products: [],
  orderNo: '261121-7KQ2M9',
  shippingMethod: { id: 'pickup', title: '門市自取', pickup },
  shippingFee: zero,
  total: zero,
  payPath: null,
} as unknown as OrderMailProps['order'];
const props: OrderMailProps = {
  kind: 'shipped',
  locale: 'zh-HK',
  shopName: 'Vitrine',
  timeZone: 'UTC',
  order,
  link: 'https://shop.example',
  askLink: null,
  instructions: [],
  reason: '',
  amount: null,
  shipment: null,
};

it('tells the person who collects when and where the goods are ready, and nobody else', async () => {
  expect(orderMailSubject(props)).toBe('訂單 261121-7KQ2M9 可以取貨了 - Vitrine');
  const text = await render(createElement(OrderMail, props), { plainText: true });
  expect(text).toContain('上環太平山街 18 號, 11:00–19:00');
  const sent = { ...order, shippingMethod: { id: 'standard', title: 'Standard' } };
  expect(orderMailSubject({ ...props, locale: 'en', order: sent })).toBe('Order 261121-7KQ2M9 is on its way - Vitrine');
});

it('announces a parcel with the payment only where nothing has been sent', async () => {
  const paid = { ...props, kind: 'paymentReceived', locale: 'en' } as const;
  const textFor = (shipments: readonly object[]) =>
    render(
      createElement(OrderMail, {
        ...paid,
        order: {
          ...order,
          shipments,
          products: [],
          couponDiscounts: [],
          promotionDiscounts: [],
          subtotal: zero,
          tax: zero,
          credits: zero,
          giftCardsAmount: zero,
          addressLines: [],
          remark: '',
        } as never,
      }),
      { plainText: true },
    );
  expect(await textFor([])).toContain('We’ll write again when it ships.');
  const sent = await textFor([{}]);
  expect(sent).toContain('received your payment for order 261121-7KQ2M9.');
  expect(sent).not.toContain('ships');
});
