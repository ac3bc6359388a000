/** What the security center offers of what protects an account. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { AccountActions } from './island.tsx';

afterEach(cleanup);

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/user/security', kind: 'user', userBasePath: '/user/' } as PageView;
const email = 'a…@shop.example';

function draw(facts: { hasPassword: boolean; loginEmailVerification: boolean; canVerifyByEmail?: boolean }): HTMLElement[] {
  render(
    <PageViewProvider value={view}>
      <AccountActions
        facts={{ canVerifyByEmail: true, ...facts, email, mobile: null }}
        identities={[]}
        sessions={[]}
        activityPath="/user/security/activity"
        passwordPath="/user/account#credentials"
      />
    </PageViewProvider>,
  );
  return within(screen.getByRole('region', { name: 'Protection' })).getAllByRole('listitem');
}

it.each([
  [true, 'Change Password'],
  [false, 'Add Password'],
])('begins with the password, and leads to where it is set (has one: %s)', (hasPassword, name) => {
  const [first] = draw({ hasPassword, loginEmailVerification: false });
  expect(within(first!).getByRole('link', { name }).getAttribute('href')).toBe('/user/account#credentials');
});

it('makes whatever can be done a button of one look', () => {
  const [first, second] = draw({ hasPassword: true, loginEmailVerification: false });
  const looks = [within(first!).getByRole('link').className, within(second!).getByRole('button').className];
  expect(looks[0]).toContain('btn');
  expect(looks[1]).toBe(looks[0]);
});

it.each([
  [true, 1],
  [false, 0],
])('lets the code at sign-in be turned off where the address is not proved, not on (it is on: %s)', (loginEmailVerification, count) => {
  const [, row] = draw({ hasPassword: true, loginEmailVerification, canVerifyByEmail: false });
  expect(within(row!).queryAllByRole('button')).toHaveLength(count);
});
