/** Until when an order can be paid, in the visitor's own day. */
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageViewProvider, type PageView } from '../../page-view.tsx';
import { PayByHere } from './island.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/user/order', kind: 'user', userBasePath: '/user/' } as PageView;
/** A time of the visitor's, whatever zone this test runs in. */
const local = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute);
const shown = (at: Date) => (
  <PageViewProvider value={view}>
    <PayByHere at={at.toISOString()} />
  </PageViewProvider>
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['today', local(29, 23, 59), 'Pay today by 11:59 PM'],
  ['tomorrow', local(30, 0, 1), 'Pay by Nov 30, 12:01 AM'],
])('says %s in words of its own', (_day, at, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: local(29, 9, 0) });
  expect(render(shown(at)).container.textContent!.replaceAll('\u202F', ' ')).toBe(words);
});

it('names day and zone until the browser knows better', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: local(29, 9, 0) });
  const markup = renderToStaticMarkup(shown(new Date('2026-11-29T12:53:00.000Z')));
  expect(markup.replaceAll('\u202F', ' ')).toBe('Pay by <time dateTime="2026-11-29T12:53:00.000Z">Nov 29, 12:53 PM UTC</time>');
});
