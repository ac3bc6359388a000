import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IslandWhen } from '#ui/island.tsx';
import type { PageInfo } from '../navigation/page-data.ts';

const Pressed = () => createElement('button', { type: 'button' }, 'Press');

let place: HTMLElement;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const soon of ['requestAnimationFrame', 'requestIdleCallback']) vi.stubGlobal(soon, (go: () => void) => setTimeout(go));
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  place.remove();
});

/** A page with one island of each kind, long after it was painted. */
async function open(...kinds: IslandWhen[]) {
  place.innerHTML = kinds.map((when) => `<div data-island="${when}"><button type="button">Press</button></div>`).join('');
  const { mountIslands } = await import('./mount-islands.ts');
  mountIslands({ islands: kinds.map((when) => ({ id: when, name: when, when, props: {} })) } as unknown as PageInfo, () => async () => Pressed);
  await settle();
}

/** Until all that waits for time is done; files are fetched in real time. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.dynamicImportSettled();
  }
}

const mounted = () => [...place.querySelectorAll('[data-mounted]')].map((element) => element.getAttribute('data-island'));

it('hydrates what answers gestures once there is one, and not before', async () => {
  await open('load', 'idle', 'gesture', 'interaction');
  expect(mounted()).toEqual(['load', 'idle']);
  // A row of pictures that snaps into place is nobody's gesture.
  place.dispatchEvent(new Event('scroll'));
  await settle();
  expect(mounted()).toEqual(['load', 'idle']);
  window.dispatchEvent(new Event('scroll'));
  await settle();
  expect(mounted()).toEqual(['load', 'idle', 'gesture']);
});

it('hydrates on interaction, whatever the island waits for', async () => {
  await open('gesture', 'interaction');
  expect(mounted()).toEqual([]);
  place.querySelector('[data-island=interaction] button')!.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await settle();
  expect(mounted()).toContain('interaction');
});
