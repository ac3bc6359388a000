import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { followDays } from '../form-behaviour/follow-days.ts';
import { DayField } from './day-field.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const field = (locale: PageView['locale']) => (
  <PageViewProvider value={{ locale } as PageView}>
    <DayField form="gift" name="sendOn" label="Send on" hint="Leave empty to send it at once." defaultValue="2026-12-24" />
  </PageViewProvider>
);
const hint = () => document.getElementById('gift-sendOn-hint')!.textContent;
const type = (value: string) => fireEvent.input(document.getElementById('gift-sendOn')!, { target: { value } });

it('writes the day in the language of the page below its field, while it is typed', () => {
  render(field('zh'));
  expect(hint()).toBe('2026年12月24日Leave empty to send it at once.');
  type('2026-12-25');
  expect(hint()).toContain('2026年12月25日');
  type('');
  expect(hint()).toBe('Leave empty to send it at once.');
  expect(document.getElementById('gift-sendOn')!.getAttribute('aria-describedby')).toBe('gift-sendOn-hint');
});

it('does so in a plain form, until that is let go', () => {
  document.body.innerHTML = renderToStaticMarkup(field('en'));
  expect(hint()).toContain('December 24, 2026');
  const stop = followDays(document.body, 'en');
  type('2026-12-25');
  expect(hint()).toContain('December 25, 2026');
  stop();
  type('2026-12-26');
  expect(hint()).toContain('December 25, 2026');
});
