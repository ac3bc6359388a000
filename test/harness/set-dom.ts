/**
 * A DOM (happy-dom) for test files that draw islands or read pages, and none for others: a process runs both (docs/decisions/0391). Before each file.
 * Vitest's own environment would have modules made for a browser and put its own bytes in place of those of Node.js; the application runs here, too.
 */
import { expect } from 'vitest';

const inDom = /\/island\.test\.tsx$|\/(event-replay|use-form|field-values)\.test\.tsx$|\/navigation\.test\.ts$|\.dom\.test\.tsx$|\/test\/payloads\.test\.ts$/;

/** What Node.js has as well, but for no document. */
const replaced = new Set(['CustomEvent', 'Event', 'FormData', 'navigator', 'localStorage', 'sessionStorage']);

const own = Symbol.for('vitrine.dom');
type Dom = { window: object; remove: (() => void) | null };
const globals = globalThis as { [own]?: Dom };

/** Makes the names of a window global; answers how to take them away again. */
function install(window: object): () => void {
  const names = new Set<string>();
  for (let part = window; part && part !== Object.prototype; part = Object.getPrototypeOf(part) as object)
    for (const name of Object.getOwnPropertyNames(part)) if (/^[a-z]/i.test(name) && (!(name in globalThis) || replaced.has(name))) names.add(name);
  const before = [...names].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names) {
    const value = Reflect.get(window, name) as unknown;
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, { value: isMethod ? (value as () => void).bind(window) : value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

const isInDom = inDom.test(expect.getState().testPath ?? '');

// One for all files of a process: Testing Library holds on to the first body.
if (!globals[own]) {
  const { Window } = await import('happy-dom');
  globals[own] = { window: new Window({ url: 'http://localhost:3000/' }), remove: null };
  // Emotion (MUI's styles) asks once whether there is a document. Loaded first by a file without one, it would write styles among the words of later files.
  globals[own].remove = install(globals[own].window);
  await import('@emotion/react');
}

const dom = globals[own];
if (isInDom) {
  dom.remove ??= install(dom.window);
  // What the file before drew and kept is not there: a first Tab would lead into it.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
} else if (dom.remove) {
  dom.remove();
  dom.remove = null;
}
