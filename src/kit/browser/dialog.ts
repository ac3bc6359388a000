/** A question to the shopper, in the browser's own dialog element. */

/** One answer that the shopper can give. */
export type DialogAction = { id: string; title: string; kind?: 'primary' | 'plain' | 'danger' };

/** A question with its choices. */
export type DialogQuestion = { title: string; text?: string; actions: readonly DialogAction[] };

/** A question of yes or no, with the labels of both buttons. */
export type YesOrNo = { title: string; text?: string; no: string; yes: string; kind: 'primary' | 'danger' };

/** Asks, and answers whether it was a yes; a dialog that was closed is a no. */
export async function isConfirmed({ no, yes, kind, ...question }: YesOrNo): Promise<boolean> {
  const actions = [
    { id: 'no', title: no },
    { id: 'yes', title: yes, kind },
  ];
  return (await openDialog({ ...question, actions })) === 'yes';
}

let opened = 0;

/** Asks, and answers the chosen action's id, or null when the dialog was closed without a choice. */
export function openDialog({ title, text, actions }: DialogQuestion): Promise<string | null> {
  return new Promise((resolve) => {
    const dialog = make('dialog', 'modal');
    const box = make('form', 'modal-box');
    box.method = 'dialog';
    const heading = make('h2', 'text-lg font-semibold', title);
    heading.id = `dialog-${(opened += 1)}`;
    dialog.setAttribute('aria-labelledby', heading.id);
    box.append(heading);
    if (text) box.append(make('p', 'py-4', text));
    const bar = make('div', 'mt-6 flex justify-end gap-2');
    const isDangerous = actions.some(({ kind }) => kind === 'danger');
    for (const action of actions) {
      const look = action.kind === 'primary' ? 'btn-primary' : action.kind === 'danger' ? 'btn-error' : '';
      const button = make('button', `btn min-h-11 ${look}`, action.title);
      button.value = action.id;
      // Where something could be lost, Enter alone loses nothing.
      button.autofocus = isDangerous && action.kind !== 'danger';
      bar.append(button);
    }
    box.append(bar);
    dialog.append(box);
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close('');
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(actions.some((action) => action.id === dialog.returnValue) ? dialog.returnValue : null);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, textContent = '') =>
  Object.assign(document.createElement(tag), { className, textContent });
