import { fireEvent, waitFor } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { mendCanvas, mendPuck, parts } from './mend-puck.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** As dnd-kit leaves what can be dragged. */
const draggable = (content: string) =>
  `<div tabindex="0" role="button" aria-roledescription="draggable" aria-describedby="d" aria-pressed="false" aria-grabbed="false" aria-disabled="false">${content}</div>`;

function mended(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  ends.push(mendPuck(root, { zoom: 'Zoom', addEntry: 'Add' }));
  return root;
}

it('every part that is mended is one of Puck’s', () => {
  const library = globSync('node_modules/@puckeditor/core/dist/*.mjs').map((file) => readFileSync(file, 'utf8'));
  const inLibrary = (part: string) => library.some((text) => text.includes(`"_${part}`));
  expect(inLibrary('Puck-nowhere_')).toBe(false);
  expect([...Object.values(parts), 'Nav_', 'PuckCanvas-loader_'].filter((part) => !inLibrary(part))).toEqual([]);
});

describe('what is dragged', () => {
  it('is no button, whose content would be hidden in it', () => {
    expect(mended(draggable('<button>Hero</button>')).innerHTML).toBe('<div><button>Hero</button></div>');
  });

  it('is none when it is made, or when dnd-kit writes on it later', async () => {
    const root = mended('<p></p>');
    root.insertAdjacentHTML('beforeend', draggable('Hero'));
    await waitFor(() => expect(root.querySelector('[role]')).toBeNull());
    for (const [name, value] of [
      ['role', 'button'],
      ['tabindex', '0'],
      ['aria-roledescription', 'draggable'],
    ] as const)
      root.lastElementChild!.setAttribute(name, value);
    await waitFor(() => expect(root.lastElementChild!.attributes).toHaveLength(0));
  });

  it('is none in the canvas', () => {
    document.body.innerHTML = draggable('<h2>Shop by room</h2>');
    ends.push(mendCanvas(document.body));
    expect(document.body.innerHTML).toBe('<div><h2>Shop by room</h2></div>');
  });

  it('leaves buttons alone that are not dragged', () => {
    const html = '<div role="button" tabindex="0" aria-pressed="true">Bold</div>';
    expect(mended(html).innerHTML).toBe(html);
  });
});

describe('Puck’s controls', () => {
  it('say what they are', () => {
    const root = mended('<select class="_ViewportControls-zoomSelect_a_1"></select><button class="_ArrayField-addButton_a_1"><svg></svg></button>');
    expect([...root.children].map((element) => element.getAttribute('aria-label'))).toEqual(['Zoom', 'Add']);
  });

  it('say which section is selected, and whether an entry is open', async () => {
    const root = mended(
      `<li class="_Layer_a_1 _Layer--isSelected_a_2"><button class="_Layer-clickable_a_3">Hero</button></li><li class="_Layer_a_1"><button class="_Layer-clickable_a_3">Text</button></li>
      <div class="_ArrayFieldItem_a_1"><div class="_ArrayFieldItem-summary_a_2"><button>First</button><div><button>Remove</button></div></div></div>`,
    );
    const [hero, text, first, remove] = root.querySelectorAll('button');
    expect([hero, text].map((row) => row!.getAttribute('aria-current'))).toEqual(['true', 'false']);
    expect([first, remove].map((button) => button!.getAttribute('aria-expanded'))).toEqual(['false', null]);
    root.querySelector('._ArrayFieldItem_a_1')!.classList.add('_ArrayFieldItem--isExpanded_a_3');
    await waitFor(() => expect(first!.getAttribute('aria-expanded')).toBe('true'));
  });

  it('open their panels by keyboard', () => {
    const root = mended(
      '<li class="_NavItem_a_1 _NavItem--active_a_2"><div class="_NavItem-link_a_3">Add</div></li><li class="_NavItem_a_1"><div class="_NavItem-link_a_3">Outline</div></li>',
    );
    const tabs = [...root.querySelectorAll('div')];
    expect(tabs.map((tab) => ['role', 'tabindex', 'aria-expanded'].map((name) => tab.getAttribute(name)))).toEqual([
      ['button', '0', 'true'],
      ['button', '0', 'false'],
    ]);
    const pressed: string[] = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
    for (const key of ['Tab', 'Enter', ' ']) fireEvent.keyDown(tabs[1]!, { key });
    expect(pressed).toEqual(['Outline', 'Outline']);
  });
});
