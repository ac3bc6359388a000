import { createElement, useId, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordFields } from './event-replay.ts';

type Answers = { line: string; text: string; pick: string; choice: string; tick: boolean; off: boolean };

let changes: Partial<Answers>[] = [];

/** Fields as islands have them: their values are the island's. */
function Form({ first }: { first: Answers }) {
  const [answers, setAnswers] = useState(first);
  const id = useId();
  const set = (change: Partial<Answers>) => {
    changes.push(change);
    setAnswers({ ...answers, ...change });
  };
  return (
    <form>
      <input id={`${id}-line`} name="line" value={answers.line} onChange={(event) => set({ line: event.target.value })} />
      <textarea id={`${id}-text`} name="text" value={answers.text} onChange={(event) => set({ text: event.target.value })} />
      <select name="pick" value={answers.pick} onChange={(event) => set({ pick: event.target.value })}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      {['one', 'two'].map((choice) => (
        <input key={choice} type="radio" name="choice" value={choice} checked={answers.choice === choice} onChange={() => set({ choice })} />
      ))}
      <input type="checkbox" name="tick" checked={answers.tick} onChange={(event) => set({ tick: event.target.checked })} />
      <input type="checkbox" name="off" checked={answers.off} onChange={(event) => set({ off: event.target.checked })} />
      <output>{JSON.stringify(answers)}</output>
    </form>
  );
}

const first: Answers = { line: '', text: 'as it was', pick: 'a', choice: 'one', tick: false, off: true };
let place: HTMLElement;
let root: Root | undefined;
const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  changes = [];
  reported.mockClear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

const field = <Of extends Element = HTMLInputElement>(name: string) => place.querySelector<Of>(`[name=${name}]`)!;
const answers = () => JSON.parse(place.querySelector('output')!.textContent) as Answers;

/** What mount-islands.ts does with an island of the server's markup. */
function hydrate(element: ReactElement, before: () => void): void {
  place.innerHTML = renderToString(element, { identifierPrefix: 'b3' });
  // A browser chooses the first option by itself, happy-dom does not.
  field<HTMLSelectElement>('pick').selectedIndex = 0;
  before();
  const tell = recordFields(place);
  root = flushSync(() => hydrateRoot(place, element, { identifierPrefix: 'b3', onRecoverableError: reported }));
  tell((work) => flushSync(work));
}

it('replays to an island what was typed, chosen and ticked before it was hydrated', () => {
  hydrate(createElement(Form, { first }), () => {
    field('line').value = 'written';
    field<HTMLTextAreaElement>('text').value = 'written anew';
    field<HTMLSelectElement>('pick').value = 'b';
    place.querySelector<HTMLInputElement>('[value=two]')!.checked = true;
    field('tick').checked = true;
    field('off').checked = false;
  });
  expect(answers()).toEqual({ line: 'written', text: 'written anew', pick: 'b', choice: 'two', tick: true, off: false });
  expect(changes).toHaveLength(6);
  expect(field('line').value).toBe('written');
  expect(field<HTMLTextAreaElement>('text').value).toBe('written anew');
  expect(reported).not.toHaveBeenCalled();
});

it('says nothing of fields that nobody touched, and lets them be used', () => {
  hydrate(createElement(Form, { first }), () => {});
  expect(changes).toEqual([]);
  expect(answers()).toEqual(first);
  flushSync(() => field('tick').click());
  expect(answers().tick).toBe(true);
});

it('finds the ids of the server, and reports markup that does not fit', () => {
  hydrate(createElement(Form, { first }), () => {});
  const line = field('line').id;
  expect(line).toContain('b3');
  expect(reported).not.toHaveBeenCalled();
  flushSync(() => field('tick').click());
  expect(field('line').id).toBe(line);

  root!.unmount();
  root = undefined;
  hydrate(createElement(Form, { first }), () => place.querySelector('output')!.before(document.createElement('p')));
  expect(reported).toHaveBeenCalled();
});
