import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { textOf } from '#test/harness/text-of.ts';
import { Outcome } from './try-card.tsx';

afterEach(cleanup);

const zone = { code: 'us', countries: ['US'], regions: [], postalRanges: [] };
const drawn = (answer: Parameters<typeof Outcome>[0]['answer']) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Outcome answer={answer} zones={[zone, { ...zone, code: 'jp', countries: ['JP'] }]} currency="USD" />
    </QueryClientProvider>,
  );
  return textOf(screen.getByRole('status'));
};

it('a parcel shows its zone, what it costs, and every way that it is not offered', () => {
  const other = (reason: 'tooHeavy' | 'otherZone', of: string, limit: number | null) => ({ id: `${reason}${of}`, title: `Way ${of}`, zone: of, reason, limit });
  const text = drawn({
    zone: 'us',
    methods: [
      { id: 'standard', title: 'Standard', fee: { amount: 600, currency: 'USD' }, pickup: false },
      { id: 'gift', title: 'Gift', fee: { amount: 0, currency: 'USD' }, pickup: false },
    ],
    others: [other('otherZone', 'jp', null), other('tooHeavy', 'us', 2_000)],
  });
  expect(text).toMatch(/^backoffice_shipping_try_zoneStandard\$6\.00Giftbackoffice_shipping_free/);
  expect(text.match(/backoffice_shipping_try_other(?!s)/g)).toHaveLength(2);
  expect(text).not.toContain('backoffice_shipping_try_nothing');
});

it('a place in no zone is said to have none, and that nothing can be ordered', () => {
  expect(drawn({ zone: null, methods: [], others: [] })).toBe('backoffice_shipping_try_no_zonebackoffice_shipping_try_nothing');
});
