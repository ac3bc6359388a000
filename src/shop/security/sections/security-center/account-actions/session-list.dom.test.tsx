/** The list of sessions by keyboard. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { SessionShown } from '../../../contract.ts';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/user/security', kind: 'user', userBasePath: '/user/' } as PageView;
const session = (index: number) =>
  ({
    id: `s${index}`,
    current: index === 0,
    device: `Device ${index}`,
    loginMethod: 'password',
    loginIp: '203.0.113.1',
    localNetwork: false,
    signedInAt: '2026-11-29T10:00:00.000Z',
    lastSeenAt: '2026-11-29T10:00:00.000Z',
  }) as unknown as SessionShown;

it('goes on with the first of the others once all are shown', async () => {
  render(
    <PageViewProvider value={view}>
      <SessionList sessions={Array.from({ length: 7 }, (_, index) => session(index))} activityPath="/user/security/activity" />
    </PageViewProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(7);
  expect(document.activeElement).toBe(rows[5]!.querySelector('button'));
});

it('says the time only where it is the visitor’s own', () => {
  const list = (
    <PageViewProvider value={view}>
      <SessionList sessions={[{ ...session(0), lastSeenAt: '2026-11-30T10:00:00.000Z' }]} activityPath="/user/security/activity" />
    </PageViewProvider>
  );
  expect(renderToString(list)).toMatch(/Last used Nov 30, 2026</);
  render(list);
  expect(screen.getByText(/^Last used Nov 30, 2026, \d+:00\s[AP]M$/)).toBeDefined();
});

it('says the last use only where that is not the sign-in', () => {
  render(
    <PageViewProvider value={view}>
      <SessionList sessions={[session(0)]} activityPath="/user/security/activity" />
    </PageViewProvider>,
  );
  expect(screen.queryByText(/Last used/)).toBeNull();
  expect(screen.getByText(/Nov 29, 2026/)).toBeDefined();
});
