import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { textOf } from '#test/harness/text-of.ts';
import { MethodRow } from './shipping-page.tsx';

afterEach(cleanup);

it.each([
  [{ kind: 'flat', amount: 600 }, '$6.00'],
  [{ kind: 'flat', amount: 0 }, 'backoffice_shipping_free'],
  [{ kind: 'weight', steps: [{ amount: 500 }, { amount: 900 }] }, '$5.00–$9.00'],
  [{ kind: 'provider', provider: 'parcels', rate: 'express' }, 'backoffice_shipping_provider'],
])('a method says what it costs: %j', (rule, price) => {
  const method = { id: '1', zoneId: 'z', currency: 'USD', texts: { en: { title: 'Express' } }, rule, freeAboveAmount: null, pickup: null, published: true };
  render(
    <MemoryRouter>
      <MethodRow method={method} />
    </MemoryRouter>,
  );
  expect(textOf(screen.getByRole('link'))).toBe(`Express${price}`);
});
